import type { CalendarDefinition } from '../definition.js';
import { ASEX, XATH } from './ASEX.js';
import { BVMF } from './BVMF.js';
import { XCBF, XCBO } from './cboe.js';
import { BJSE, CCFX, XDCE, XSGE, XSHE, XSHG } from './china.js';
import { XAMS, XBRU, XDUB, XLIS, XPAR } from './euronext.js';
import { XDUS, XHAM, XSTU } from './german-floors.js';
import { IEPA, IEPA_CANOLA, IEPA_ENERGY, IEPA_FINANCIAL, IEPA_SOFTS } from './IEPA.js';
import { IFEU } from './IFEU.js';
import { XFKA, XNGO, XOSE, XSAP, XTKS } from './japan.js';
import { AIXK, XKAZ } from './kazakhstan.js';
import { XKOS, XKRX } from './korea.js';
import { ROCO, XTAI } from './taiwan.js';
import { ARCX, BATS, IEXG, XASE, XNAS } from './us-equities.js';
import { HSTC, XSTC } from './vietnam.js';
import { XBDA } from './XBDA.js';
import { XBKK } from './XBKK.js';
import { XBOG } from './XBOG.js';
import { XBUE } from './XBUE.js';
import { XCBT } from './XCBT.js';
import { XCME, XCME_AGRICULTURE, XCME_EQUITY, XCME_FX, XCME_RATES } from './XCME.js';
import { XCSE } from './XCSE.js';
import { XCYS } from './XCYS.js';
import { XEEE } from './XEEE.js';
import { XETR } from './XETR.js';
import { XEUR } from './XEUR.js';
import { XFRA } from './XFRA.js';
import { XHEL } from './XHEL.js';
import { XHKG } from './XHKG.js';
import { XHKG_OTC_CLEAR } from './XHKG-OTC-CLEAR.js';
import { XICE } from './XICE.js';
import { XIDX } from './XIDX.js';
import { XKLS } from './XKLS.js';
import { XLIM } from './XLIM.js';
import { XLIT } from './XLIT.js';
import { XLME } from './XLME.js';
import { XLON } from './XLON.js';
import { XLUX } from './XLUX.js';
import { XBAR, XBIL, XMAD, XVAL } from './XMAD.js';
import { XMAL } from './XMAL.js';
import { XMEX } from './XMEX.js';
import { XMIL } from './XMIL.js';
import { XMOD, XMOD_EQUITY, XMOD_RATES } from './XMOD.js';
import { XCEC, XNYM } from './XNYM.js';
import { XNYS } from './XNYS.js';
import { XOSL } from './XOSL.js';
import { XRIS } from './XRIS.js';
import { XSAT } from './XSAT.js';
import { XSES } from './XSES.js';
import { XSGO } from './XSGO.js';
import { XSTO } from './XSTO.js';
import { XSWX } from './XSWX.js';
import { XTAL } from './XTAL.js';
import { XTSE, XTSX } from './XTSE.js';
import { XWBO } from './XWBO.js';

/** Exchange calendars, by file. A new one is a file here and its name below. */
export const EXCHANGES: readonly CalendarDefinition[] = [
  ASEX,
  XATH,
  BVMF,
  IEPA,
  IEPA_CANOLA,
  IEPA_ENERGY,
  IEPA_FINANCIAL,
  IEPA_SOFTS,
  IFEU,
  XBDA,
  XBKK,
  XBOG,
  XBUE,
  XCBT,
  XCME,
  XCME_AGRICULTURE,
  XCME_EQUITY,
  XCME_FX,
  XCME_RATES,
  XCSE,
  XCYS,
  XEEE,
  XETR,
  XEUR,
  XFRA,
  XHEL,
  XHKG_OTC_CLEAR,
  XHKG,
  XICE,
  XIDX,
  XKLS,
  XLIM,
  XLIT,
  XLME,
  XLON,
  XLUX,
  XBAR,
  XBIL,
  XMAD,
  XVAL,
  XMAL,
  XMEX,
  XMIL,
  XMOD,
  XMOD_EQUITY,
  XMOD_RATES,
  XCEC,
  XNYM,
  XNYS,
  XOSL,
  XRIS,
  XSAT,
  XSES,
  XSGO,
  XSTO,
  XSWX,
  XTAL,
  XTSE,
  XTSX,
  XWBO,
  XCBF,
  XCBO,
  BJSE,
  CCFX,
  XDCE,
  XSGE,
  XSHE,
  XSHG,
  XAMS,
  XBRU,
  XDUB,
  XLIS,
  XPAR,
  XDUS,
  XHAM,
  XSTU,
  XFKA,
  XNGO,
  XOSE,
  XSAP,
  XTKS,
  AIXK,
  XKAZ,
  XKOS,
  XKRX,
  ROCO,
  XTAI,
  ARCX,
  BATS,
  IEXG,
  XASE,
  XNAS,
  HSTC,
  XSTC,
];
