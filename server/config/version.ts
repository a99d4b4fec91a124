/** The version of the interface: of the API, and of the server that tools are asked of. */
export const INTERFACE_VERSION = '1.0.0';
