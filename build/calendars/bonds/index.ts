import type { CalendarDefinition } from '../definition.js';
import { AUD_BOND } from './AUD-BOND.js';
import { BRL_BOND } from './BRL-BOND.js';
import { CAD_BOND } from './CAD-BOND.js';
import { CAD_CORRA } from './CAD-CORRA.js';
import { CHF_BOND } from './CHF-BOND.js';
import { CHF_SARON } from './CHF-SARON.js';
import { CNY_BOND } from './CNY-BOND.js';
import { DKK_BOND } from './DKK-BOND.js';
import { EUR_BOND } from './EUR-BOND.js';
import { EUR_ESTR } from './EUR-ESTR.js';
import { GBP_BOND } from './GBP-BOND.js';
import { GBP_SONIA } from './GBP-SONIA.js';
import { INR_BOND } from './INR-BOND.js';
import { JPY_BOND } from './JPY-BOND.js';
import { JPY_TONA } from './JPY-TONA.js';
import { NOK_BOND } from './NOK-BOND.js';
import { NZD_BENCHMARK } from './NZD-BENCHMARK.js';
import { PHP_BOND } from './PHP-BOND.js';
import { SEK_BOND } from './SEK-BOND.js';
import { USD_BOND } from './USD-BOND.js';
import { USD_SOFR } from './USD-SOFR.js';

/** Bond markets and the days on which reference rates are fixed. */
export const BONDS: readonly CalendarDefinition[] = [
  AUD_BOND,
  BRL_BOND,
  CAD_BOND,
  CAD_CORRA,
  CHF_BOND,
  CHF_SARON,
  CNY_BOND,
  DKK_BOND,
  EUR_BOND,
  EUR_ESTR,
  GBP_BOND,
  GBP_SONIA,
  INR_BOND,
  JPY_BOND,
  JPY_TONA,
  NOK_BOND,
  NZD_BENCHMARK,
  PHP_BOND,
  SEK_BOND,
  USD_BOND,
  USD_SOFR,
];
