import type { CalendarDefinition } from '../definition.js';
import { BVMF } from './americas/BVMF.js';
import { XCBF, XCBO } from './americas/cboe.js';
import { IEPA, IEPA_CANOLA, IEPA_ENERGY, IEPA_FINANCIAL, IEPA_SOFTS } from './americas/IEPA.js';
import { ARCX, BATS, IEXG, XASE, XNAS } from './americas/us-equities.js';
import { XBDA } from './americas/XBDA.js';
import { XBOG } from './americas/XBOG.js';
import { XBUE } from './americas/XBUE.js';
import { XCBT } from './americas/XCBT.js';
import { XCME, XCME_AGRICULTURE, XCME_EQUITY, XCME_FX, XCME_RATES } from './americas/XCME.js';
import { XLIM } from './americas/XLIM.js';
import { XMEX } from './americas/XMEX.js';
import { XMOD, XMOD_EQUITY, XMOD_RATES } from './americas/XMOD.js';
import { XCEC, XNYM } from './americas/XNYM.js';
import { XNYS } from './americas/XNYS.js';
import { XSGO } from './americas/XSGO.js';
import { XTSE, XTSX } from './americas/XTSE.js';
import { BJSE, CCFX, XDCE, XSGE, XSHE, XSHG } from './asia-pacific/china.js';
import { XFKA, XNGO, XOSE, XSAP, XTKS } from './asia-pacific/japan.js';
import { AIXK, XKAZ } from './asia-pacific/kazakhstan.js';
import { XKOS, XKRX } from './asia-pacific/korea.js';
import { ROCO, XTAI } from './asia-pacific/taiwan.js';
import { HSTC, XSTC } from './asia-pacific/vietnam.js';
import { XASX } from './asia-pacific/XASX.js';
import { XBKK } from './asia-pacific/XBKK.js';
import { XBOM } from './asia-pacific/XBOM.js';
import { XBOM_NDS_RST } from './asia-pacific/XBOM-NDS-RST.js';
import { XCOL } from './asia-pacific/XCOL.js';
import { XDHA } from './asia-pacific/XDHA.js';
import { XHKG } from './asia-pacific/XHKG.js';
import { XHKG_OTC_CLEAR } from './asia-pacific/XHKG-OTC-CLEAR.js';
import { XIDX } from './asia-pacific/XIDX.js';
import { XKAC } from './asia-pacific/XKAC.js';
import { XKAR } from './asia-pacific/XKAR.js';
import { XKLS } from './asia-pacific/XKLS.js';
import { XNSE } from './asia-pacific/XNSE.js';
import { XNZE } from './asia-pacific/XNZE.js';
import { XPHS } from './asia-pacific/XPHS.js';
import { XSES } from './asia-pacific/XSES.js';
import { XSFE, XSFE_AGRICULTURE, XSFE_ENERGY, XSFE_EQUITY, XSFE_INTEREST_RATE } from './asia-pacific/XSFE.js';
import { ASEX, XATH } from './europe/ASEX.js';
import { XAMS, XBRU, XDUB, XLIS, XPAR } from './europe/euronext.js';
import { XDUS, XHAM, XSTU } from './europe/german-floors.js';
import { IFEU } from './europe/IFEU.js';
import { MISX } from './europe/MISX.js';
import { XBEL } from './europe/XBEL.js';
import { XBRA } from './europe/XBRA.js';
import { XBSE } from './europe/XBSE.js';
import { XBUD } from './europe/XBUD.js';
import { XBUL } from './europe/XBUL.js';
import { XCSE } from './europe/XCSE.js';
import { XCYS } from './europe/XCYS.js';
import { XEEE } from './europe/XEEE.js';
import { XETR } from './europe/XETR.js';
import { XEUR } from './europe/XEUR.js';
import { XFRA } from './europe/XFRA.js';
import { XHEL } from './europe/XHEL.js';
import { XICE } from './europe/XICE.js';
import { XIST, XIST_DEBT, XIST_METALS } from './europe/XIST.js';
import { XLIT } from './europe/XLIT.js';
import { XLJU } from './europe/XLJU.js';
import { XLME } from './europe/XLME.js';
import { XLON } from './europe/XLON.js';
import { XLUX } from './europe/XLUX.js';
import { XBAR, XBIL, XMAD, XVAL } from './europe/XMAD.js';
import { XMAL } from './europe/XMAL.js';
import { XMIL } from './europe/XMIL.js';
import { XOSL } from './europe/XOSL.js';
import { XPRA } from './europe/XPRA.js';
import { XRIS } from './europe/XRIS.js';
import { XSAT } from './europe/XSAT.js';
import { XSTO } from './europe/XSTO.js';
import { XSWX } from './europe/XSWX.js';
import { XTAL } from './europe/XTAL.js';
import { XWAR } from './europe/XWAR.js';
import { XWBO } from './europe/XWBO.js';
import { XZAG } from './europe/XZAG.js';
import { DSMD } from './middle-east-africa/DSMD.js';
import { DIFX, XADS, XDFM } from './middle-east-africa/emirates.js';
import { XAMM } from './middle-east-africa/XAMM.js';
import { XBAH } from './middle-east-africa/XBAH.js';
import { XCAI } from './middle-east-africa/XCAI.js';
import { XCAS } from './middle-east-africa/XCAS.js';
import { XJSE } from './middle-east-africa/XJSE.js';
import { XKUW } from './middle-east-africa/XKUW.js';
import { XMAU } from './middle-east-africa/XMAU.js';
import { XMUS } from './middle-east-africa/XMUS.js';
import { XNAI } from './middle-east-africa/XNAI.js';
import { XNSA } from './middle-east-africa/XNSA.js';
import { XSAU } from './middle-east-africa/XSAU.js';
import { XTAE } from './middle-east-africa/XTAE.js';

/** Exchange calendars, by file. A new one is a file here and its name below. */
export const EXCHANGES: readonly CalendarDefinition[] = [
  BVMF,
  IEPA,
  IEPA_CANOLA,
  IEPA_ENERGY,
  IEPA_FINANCIAL,
  IEPA_SOFTS,
  XBDA,
  XBOG,
  XBUE,
  XCBT,
  XCME,
  XCME_AGRICULTURE,
  XCME_EQUITY,
  XCME_FX,
  XCME_RATES,
  XLIM,
  XMEX,
  XMOD,
  XMOD_EQUITY,
  XMOD_RATES,
  XCEC,
  XNYM,
  XNYS,
  XSGO,
  XTSE,
  XTSX,
  XCBF,
  XCBO,
  ARCX,
  BATS,
  IEXG,
  XASE,
  XNAS,
  XASX,
  XBKK,
  XBOM_NDS_RST,
  XBOM,
  XCOL,
  XDHA,
  XHKG_OTC_CLEAR,
  XHKG,
  XIDX,
  XKAC,
  XKAR,
  XKLS,
  XNSE,
  XNZE,
  XPHS,
  XSES,
  XSFE,
  XSFE_AGRICULTURE,
  XSFE_ENERGY,
  XSFE_EQUITY,
  XSFE_INTEREST_RATE,
  BJSE,
  CCFX,
  XDCE,
  XSGE,
  XSHE,
  XSHG,
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
  HSTC,
  XSTC,
  ASEX,
  XATH,
  IFEU,
  MISX,
  XBEL,
  XBRA,
  XBSE,
  XBUD,
  XBUL,
  XCSE,
  XCYS,
  XEEE,
  XETR,
  XEUR,
  XFRA,
  XHEL,
  XICE,
  XIST,
  XIST_DEBT,
  XIST_METALS,
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
  XMIL,
  XOSL,
  XPRA,
  XRIS,
  XSAT,
  XSTO,
  XSWX,
  XTAL,
  XWAR,
  XWBO,
  XZAG,
  XAMS,
  XBRU,
  XDUB,
  XLIS,
  XPAR,
  XDUS,
  XHAM,
  XSTU,
  DSMD,
  XAMM,
  XBAH,
  XCAI,
  XCAS,
  XJSE,
  XKUW,
  XMAU,
  XMUS,
  XNAI,
  XNSA,
  XSAU,
  XTAE,
  DIFX,
  XADS,
  XDFM,
];
