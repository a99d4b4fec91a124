import { ASEX, XATH } from './ASEX.js';
import { BVMF } from './BVMF.js';
import { DSMD } from './DSMD.js';
import { IEPA, IEPA_CANOLA, IEPA_ENERGY, IEPA_FINANCIAL, IEPA_SOFTS } from './IEPA.js';
import { IFEU } from './IFEU.js';
import { XASX } from './XASX.js';
import { XBAH } from './XBAH.js';
import { XBDA } from './XBDA.js';
import { XBEL } from './XBEL.js';
import { XBKK } from './XBKK.js';
import { XBOG } from './XBOG.js';
import { XBOM_NDS_RST } from './XBOM-NDS-RST.js';
import { XBOM } from './XBOM.js';
import { XBRA } from './XBRA.js';
import { XBSE } from './XBSE.js';
import { XBUD } from './XBUD.js';
import { XBUE } from './XBUE.js';
import { XBUL } from './XBUL.js';
import { XCAS } from './XCAS.js';
import { XCBT } from './XCBT.js';
import { XCME, XCME_AGRICULTURE, XCME_EQUITY, XCME_FX, XCME_RATES } from './XCME.js';
import { XCOL } from './XCOL.js';
import { XCSE } from './XCSE.js';
import { XCYS } from './XCYS.js';
import { XDHA } from './XDHA.js';
import { XEEE } from './XEEE.js';
import { XETR } from './XETR.js';
import { XEUR } from './XEUR.js';
import { XFRA } from './XFRA.js';
import { XHEL } from './XHEL.js';
import { XHKG_OTC_CLEAR } from './XHKG-OTC-CLEAR.js';
import { XHKG } from './XHKG.js';
import { XICE } from './XICE.js';
import { XIDX } from './XIDX.js';
import { XIST, XIST_DEBT, XIST_METALS } from './XIST.js';
import { XJSE } from './XJSE.js';
import { XKAR } from './XKAR.js';
import { XKLS } from './XKLS.js';
import { XKUW } from './XKUW.js';
import { XLIM } from './XLIM.js';
import { XLIT } from './XLIT.js';
import { XLJU } from './XLJU.js';
import { XLME } from './XLME.js';
import { XLON } from './XLON.js';
import { XLUX } from './XLUX.js';
import { XBAR, XBIL, XMAD, XVAL } from './XMAD.js';
import { XMAL } from './XMAL.js';
import { XMAU } from './XMAU.js';
import { XMEX } from './XMEX.js';
import { XMIL } from './XMIL.js';
import { XMOD, XMOD_EQUITY, XMOD_RATES } from './XMOD.js';
import { XNAI } from './XNAI.js';
import { XNSA } from './XNSA.js';
import { XNSE } from './XNSE.js';
import { XCEC, XNYM } from './XNYM.js';
import { XNYS } from './XNYS.js';
import { XNZE } from './XNZE.js';
import { XOSL } from './XOSL.js';
import { XPHS } from './XPHS.js';
import { XPRA } from './XPRA.js';
import { XRIS } from './XRIS.js';
import { XSAT } from './XSAT.js';
import { XSAU } from './XSAU.js';
import { XSES } from './XSES.js';
import { XSFE, XSFE_AGRICULTURE, XSFE_ENERGY, XSFE_EQUITY, XSFE_INTEREST_RATE } from './XSFE.js';
import { XSGO } from './XSGO.js';
import { XSTO } from './XSTO.js';
import { XSWX } from './XSWX.js';
import { XTAE } from './XTAE.js';
import { XTAL } from './XTAL.js';
import { XTSE, XTSX } from './XTSE.js';
import { XWAR } from './XWAR.js';
import { XWBO } from './XWBO.js';
import { XZAG } from './XZAG.js';
import { XCBF, XCBO } from './cboe.js';
import { BJSE, CCFX, XDCE, XSGE, XSHE, XSHG } from './china.js';
import { DIFX, XADS, XDFM } from './emirates.js';
import { XAMS, XBRU, XDUB, XLIS, XPAR } from './euronext.js';
import { XDUS, XHAM, XSTU } from './german-floors.js';
import { XFKA, XNGO, XOSE, XSAP, XTKS } from './japan.js';
import { AIXK, XKAZ } from './kazakhstan.js';
import { XKOS, XKRX } from './korea.js';
import { ROCO, XTAI } from './taiwan.js';
import { ARCX, BATS, IEXG, XASE, XNAS } from './us-equities.js';
import { HSTC, XSTC } from './vietnam.js';
import type { CalendarDefinition } from '../definition.js';

/** Exchange calendars, by file. A new one is a file here and its name below. */
export const EXCHANGES: readonly CalendarDefinition[] = [
  ASEX,
  XATH,
  BVMF,
  DSMD,
  IEPA,
  IEPA_CANOLA,
  IEPA_ENERGY,
  IEPA_FINANCIAL,
  IEPA_SOFTS,
  IFEU,
  XASX,
  XBAH,
  XBDA,
  XBEL,
  XBKK,
  XBOG,
  XBOM_NDS_RST,
  XBOM,
  XBRA,
  XBSE,
  XBUD,
  XBUE,
  XBUL,
  XCAS,
  XCBT,
  XCME,
  XCME_AGRICULTURE,
  XCME_EQUITY,
  XCME_FX,
  XCME_RATES,
  XCOL,
  XCSE,
  XCYS,
  XDHA,
  XEEE,
  XETR,
  XEUR,
  XFRA,
  XHEL,
  XHKG_OTC_CLEAR,
  XHKG,
  XICE,
  XIDX,
  XIST,
  XIST_DEBT,
  XIST_METALS,
  XJSE,
  XKAR,
  XKLS,
  XKUW,
  XLIM,
  XLIT,
  XLJU,
  XLME,
  XLON,
  XLUX,
  XBAR,
  XBIL,
  XMAD,
  XVAL,
  XMAL,
  XMAU,
  XMEX,
  XMIL,
  XMOD,
  XMOD_EQUITY,
  XMOD_RATES,
  XNAI,
  XNSA,
  XNSE,
  XCEC,
  XNYM,
  XNYS,
  XNZE,
  XOSL,
  XPHS,
  XPRA,
  XRIS,
  XSAT,
  XSAU,
  XSES,
  XSFE,
  XSFE_AGRICULTURE,
  XSFE_ENERGY,
  XSFE_EQUITY,
  XSFE_INTEREST_RATE,
  XSGO,
  XSTO,
  XSWX,
  XTAE,
  XTAL,
  XTSE,
  XTSX,
  XWAR,
  XWBO,
  XZAG,
  XCBF,
  XCBO,
  BJSE,
  CCFX,
  XDCE,
  XSGE,
  XSHE,
  XSHG,
  DIFX,
  XADS,
  XDFM,
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
