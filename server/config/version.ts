/** The version of the API and of the MCP server. */
export const INTERFACE_VERSION = '1.0.0';
