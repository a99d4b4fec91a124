import type { CalendarDefinition } from '../definition.js';
import { ARS } from './ARS.js';
import { BRL } from './BRL.js';
import { CAD } from './CAD.js';
import { CHF } from './CHF.js';
import { CLP } from './CLP.js';
import { CNY } from './CNY.js';
import { COP } from './COP.js';
import { DKK } from './DKK.js';
import { EUR } from './EUR.js';
import { GBP } from './GBP.js';
import { HKD } from './HKD.js';
import { IDR } from './IDR.js';
import { ISK } from './ISK.js';
import { JPY } from './JPY.js';
import { KRW } from './KRW.js';
import { KZT } from './KZT.js';
import { MXN } from './MXN.js';
import { MYR } from './MYR.js';
import { NOK } from './NOK.js';
import { PEN } from './PEN.js';
import { SEK } from './SEK.js';
import { SGD } from './SGD.js';
import { THB } from './THB.js';
import { TWD } from './TWD.js';
import { USD } from './USD.js';
import { VND } from './VND.js';

/** Settlement calendars: currencies by their large-value payment system, markets by their depository. */
export const SETTLEMENT: readonly CalendarDefinition[] = [
  ARS,
  BRL,
  CAD,
  CHF,
  CLP,
  CNY,
  COP,
  DKK,
  EUR,
  GBP,
  HKD,
  IDR,
  ISK,
  JPY,
  KRW,
  KZT,
  MXN,
  MYR,
  NOK,
  PEN,
  SEK,
  SGD,
  THB,
  TWD,
  USD,
  VND,
];
