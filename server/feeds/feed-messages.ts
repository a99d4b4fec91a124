import { lookUpChain } from '../text/language.js';

/** The words in feeds by language, added in brackets after a name. */
interface FeedWords {
  /** A day that ends early; the time follows. */
  readonly earlyClose: string;
  /** A day observed on another date than its own. */
  readonly observed: string;
  /** A working weekend day. */
  readonly workday: string;
}

const ENGLISH: FeedWords = {
  earlyClose: 'early close',
  observed: 'observed',
  workday: 'working day',
};

const WORDS: Readonly<Record<string, FeedWords>> = {
  en: ENGLISH,
  ar: { earlyClose: 'إغلاق مبكر', observed: 'يوم بديل', workday: 'يوم عمل' },
  cs: { earlyClose: 'dřívější uzavření', observed: 'náhradní den', workday: 'pracovní den' },
  da: { earlyClose: 'lukker tidligt', observed: 'erstatningsdag', workday: 'arbejdsdag' },
  de: { earlyClose: 'früher Schluss', observed: 'Ersatztag', workday: 'Arbeitstag' },
  el: {
    earlyClose: 'πρόωρο κλείσιμο',
    observed: 'αναπληρωματική αργία',
    workday: 'εργάσιμη ημέρα',
  },
  es: { earlyClose: 'cierre anticipado', observed: 'trasladado', workday: 'día laborable' },
  fi: { earlyClose: 'sulkeutuu aikaisin', observed: 'korvaava päivä', workday: 'työpäivä' },
  fr: {
    earlyClose: 'fermeture anticipée',
    observed: 'jour de remplacement',
    workday: 'jour ouvré',
  },
  hu: { earlyClose: 'korai zárás', observed: 'helyettesítő nap', workday: 'munkanap' },
  id: { earlyClose: 'tutup lebih awal', observed: 'hari pengganti', workday: 'hari kerja' },
  it: {
    earlyClose: 'chiusura anticipata',
    observed: 'giorno sostitutivo',
    workday: 'giorno lavorativo',
  },
  ja: { earlyClose: '早終い', observed: '振替', workday: '営業日' },
  ko: { earlyClose: '조기 종료', observed: '대체 휴일', workday: '근무일' },
  nl: { earlyClose: 'sluit vroeg', observed: 'vervangende dag', workday: 'werkdag' },
  no: { earlyClose: 'stenger tidlig', observed: 'erstatningsdag', workday: 'arbeidsdag' },
  pl: {
    earlyClose: 'wcześniejsze zamknięcie',
    observed: 'dzień zastępczy',
    workday: 'dzień roboczy',
  },
  pt: { earlyClose: 'encerramento antecipado', observed: 'dia substituto', workday: 'dia útil' },
  'pt-br': {
    earlyClose: 'fechamento antecipado',
    observed: 'transferido',
    workday: 'dia útil',
  },
  ro: { earlyClose: 'închidere anticipată', observed: 'zi înlocuitoare', workday: 'zi lucrătoare' },
  ru: { earlyClose: 'раннее закрытие', observed: 'перенос', workday: 'рабочий день' },
  sv: { earlyClose: 'stänger tidigt', observed: 'ersättningsdag', workday: 'arbetsdag' },
  tr: { earlyClose: 'erken kapanış', observed: 'yerine geçen gün', workday: 'iş günü' },
  uk: { earlyClose: 'раннє закриття', observed: 'перенесено', workday: 'робочий день' },
  vi: { earlyClose: 'đóng cửa sớm', observed: 'nghỉ bù', workday: 'ngày làm việc' },
  zh: { earlyClose: '提前收市', observed: '补假', workday: '工作日' },
};

/** The words of a language, or of the one that its tag begins with; otherwise English. */
export function feedWords(language: string): FeedWords {
  for (const wider of lookUpChain(language.toLowerCase()))
    if (Object.hasOwn(WORDS, wider)) return WORDS[wider]!;
  return ENGLISH;
}
