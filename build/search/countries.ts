import table from './countries.json' with { type: 'json' };

/** What people call countries and currencies: see write-countries.ts for where it comes from. */
export interface CountryFacts {
  readonly english: string;
  /** Its name in the languages that are written there, with " / " between them. */
  readonly local: string;
  readonly capital: string;
  /** ISO 4217, the usual one first. */
  readonly currencies: readonly string[];
  /** Its names in many languages, former ones, and its code of three letters. */
  readonly names: readonly string[];
}

export interface CountryTable {
  /** By ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyMap<string, CountryFacts>;
  /** English names and signs, by ISO 4217. */
  readonly currencies: ReadonlyMap<string, string>;
}

export const countryTableFile = new URL('./countries.json', import.meta.url);

export function readCountries(): CountryTable {
  // Imported, so that it is a part of every program that reads it.
  const { countries, currencies } = table as unknown as {
    readonly countries: Readonly<Record<string, CountryFacts>>;
    readonly currencies: Readonly<Record<string, string>>;
  };
  return { countries: new Map(Object.entries(countries)), currencies: new Map(Object.entries(currencies)) };
}
