import type { CalendarDefinition } from '../definition.js';
import { AED } from './AED.js';
import { ARS } from './ARS.js';
import { AUD } from './AUD.js';
import { BGN } from './BGN.js';
import { BHD } from './BHD.js';
import { BRL } from './BRL.js';
import { CAD } from './CAD.js';
import { CHF } from './CHF.js';
import { CLP } from './CLP.js';
import { CNY } from './CNY.js';
import { COP } from './COP.js';
import { CZK } from './CZK.js';
import { DKK } from './DKK.js';
import { EGP } from './EGP.js';
import { EUR } from './EUR.js';
import { GBP } from './GBP.js';
import { HKD } from './HKD.js';
import { HUF } from './HUF.js';
import { IDR } from './IDR.js';
import { ILS } from './ILS.js';
import { INR } from './INR.js';
import { INR_RTGS } from './INR-RTGS.js';
import { ISK } from './ISK.js';
import { JOD } from './JOD.js';
import { JPY } from './JPY.js';
import { KES } from './KES.js';
import { KRW } from './KRW.js';
import { KWD } from './KWD.js';
import { KZT } from './KZT.js';
import { MAD } from './MAD.js';
import { MXN } from './MXN.js';
import { MYR } from './MYR.js';
import { MARKET_SETTLEMENT } from './markets.js';
import { NGN } from './NGN.js';
import { NOK } from './NOK.js';
import { NZD } from './NZD.js';
import { NZD_BECS } from './NZD-BECS.js';
import { OMR } from './OMR.js';
import { PEN } from './PEN.js';
import { PHP } from './PHP.js';
import { PKR } from './PKR.js';
import { PLN } from './PLN.js';
import { QAR } from './QAR.js';
import { RON } from './RON.js';
import { RSD } from './RSD.js';
import { SAR } from './SAR.js';
import { SEK } from './SEK.js';
import { SGD } from './SGD.js';
import { THB } from './THB.js';
import { TRY } from './TRY.js';
import { TWD } from './TWD.js';
import { UAH } from './UAH.js';
import { USD } from './USD.js';
import { VND } from './VND.js';
import { ZAR } from './ZAR.js';

/** Settlement calendars: currencies by their large-value payment system, markets by their depository. */
export const SETTLEMENT: readonly CalendarDefinition[] = [
  AED,
  ARS,
  AUD,
  BGN,
  BHD,
  BRL,
  CAD,
  CHF,
  CLP,
  CNY,
  COP,
  CZK,
  DKK,
  EGP,
  EUR,
  GBP,
  HKD,
  HUF,
  IDR,
  ILS,
  INR_RTGS,
  INR,
  ISK,
  JOD,
  JPY,
  KES,
  KRW,
  KWD,
  KZT,
  MAD,
  MXN,
  MYR,
  NGN,
  NOK,
  NZD_BECS,
  NZD,
  OMR,
  PEN,
  PHP,
  PKR,
  PLN,
  QAR,
  RON,
  RSD,
  SAR,
  SEK,
  SGD,
  THB,
  TRY,
  TWD,
  UAH,
  USD,
  VND,
  ZAR,
  ...MARKET_SETTLEMENT,
];
