import type { CountryAmendment } from '../tables.js';
import { AE } from './AE.js';
import { AG } from './AG.js';
import { AI } from './AI.js';
import { AL } from './AL.js';
import { AR } from './AR.js';
import { AU } from './AU.js';
import { AZ } from './AZ.js';
import { BG } from './BG.js';
import { BH } from './BH.js';
import { BM } from './BM.js';
import { CA } from './CA.js';
import { CL } from './CL.js';
import { CN } from './CN.js';
import { CR } from './CR.js';
import { CY } from './CY.js';
import { DE } from './DE.js';
import { EC } from './EC.js';
import { EG } from './EG.js';
import { ER } from './ER.js';
import { ES } from './ES.js';
import { ET } from './ET.js';
import { FJ } from './FJ.js';
import { FR } from './FR.js';
import { GB } from './GB.js';
import { GE } from './GE.js';
import { GH } from './GH.js';
import { GR } from './GR.js';
import { HK } from './HK.js';
import { HN } from './HN.js';
import { HR } from './HR.js';
import { HU } from './HU.js';
import { ID } from './ID.js';
import { IE } from './IE.js';
import { IL } from './IL.js';
import { IN } from './IN.js';
import { IS } from './IS.js';
import { JP } from './JP.js';
import { KE } from './KE.js';
import { KR } from './KR.js';
import { KY } from './KY.js';
import { KZ } from './KZ.js';
import { LI } from './LI.js';
import { LT } from './LT.js';
import { LV } from './LV.js';
import { MA } from './MA.js';
import { MF } from './MF.js';
import { MU } from './MU.js';
import { MX } from './MX.js';
import { MY } from './MY.js';
import { NA } from './NA.js';
import { NG } from './NG.js';
import { NZ } from './NZ.js';
import { PH } from './PH.js';
import { PL } from './PL.js';
import { PR } from './PR.js';
import { SA } from './SA.js';
import { SE } from './SE.js';
import { SG } from './SG.js';
import { SI } from './SI.js';
import { SK } from './SK.js';
import { TH } from './TH.js';
import { TR } from './TR.js';
import { TT } from './TT.js';
import { TW } from './TW.js';
import { TZ } from './TZ.js';
import { UA } from './UA.js';
import { US } from './US.js';
import { VN } from './VN.js';
import { VU } from './VU.js';
import { ZA } from './ZA.js';
import { ZM } from './ZM.js';
import { ZW } from './ZW.js';

/** All amendments: a country's (and its subdivisions') in one file. */
export const AMENDMENTS: readonly CountryAmendment[] = [
  ...AE,
  ...AG,
  ...AI,
  ...AL,
  ...AR,
  ...AU,
  ...AZ,
  ...BG,
  ...BH,
  ...BM,
  ...CA,
  ...CL,
  ...CN,
  ...CR,
  ...CY,
  ...DE,
  ...EC,
  ...EG,
  ...ER,
  ...ES,
  ...ET,
  ...FJ,
  ...FR,
  ...GB,
  ...GE,
  ...GH,
  ...GR,
  ...HK,
  ...HN,
  ...HR,
  ...HU,
  ...ID,
  ...IE,
  ...IL,
  ...IN,
  ...IS,
  ...JP,
  ...KE,
  ...KR,
  ...KY,
  ...KZ,
  ...LI,
  ...LT,
  ...LV,
  ...MA,
  ...MF,
  ...MU,
  ...MX,
  ...MY,
  ...NA,
  ...NG,
  ...NZ,
  ...PH,
  ...PL,
  ...PR,
  ...SA,
  ...SE,
  ...SG,
  ...SI,
  ...SK,
  ...TH,
  ...TR,
  ...TT,
  ...TW,
  ...TZ,
  ...UA,
  ...US,
  ...VN,
  ...VU,
  ...ZA,
  ...ZM,
  ...ZW,
];
