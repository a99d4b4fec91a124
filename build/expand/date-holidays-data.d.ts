/** The library's data as it ships them; it has no types for them. */
declare module 'date-holidays/data' {
  export const data: {
    readonly holidays: Readonly<Record<string, unknown>>;
    readonly names: Readonly<Record<string, unknown>>;
  };
}
