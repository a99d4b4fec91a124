import type { Language } from './make-locale.js';

/** Names of the cities after which clocks and exchanges are called, by time zone and language, as the Unicode CLDR has them. */

const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-BR', 'ja', 'ko', 'zh-Hans', 'ar'];
/** In the order of the languages; `-`: as in English. */
const CITIES = `
America/New_York | - | - | Nueva York | - | - | Nova Iorque | Nova York | ニューヨーク | 뉴욕 | 纽约 | نيويورك
America/Sao_Paulo | - | - | - | San Paolo | - | - | - | サンパウロ | 상파울루 | 圣保罗 | ساو باولو
Europe/London | - | Londres | Londres | Londra | Londen | Londres | Londres | ロンドン | 런던 | 伦敦 | لندن
Europe/Berlin | - | - | Berlín | Berlino | Berlijn | Berlim | Berlim | ベルリン | 베를린 | 柏林 | برلين
Asia/Kolkata | - | - | Bombay | - | - | Bombaim | - | ムンバイ | 뭄바이 | 孟买 | مومباي
Asia/Hong_Kong | Hongkong | - | - | - | Hongkong | - | - | 香港 | 홍콩 | 香港 | هونغ كونغ
Asia/Tokyo | Tokio | - | Tokio | - | Tokio | Tóquio | Tóquio | 東京 | 도쿄 | 东京 | طوكيو
Europe/Paris | - | - | París | Parigi | Parijs | - | - | パリ | 파리 | 巴黎 | باريس
Europe/Zurich | Zürich | - | Zúrich | Zurigo | Zürich | Zurique | Zurique | チューリッヒ | 취리히 | 苏黎世 | زيورخ
Europe/Vienna | Wien | Vienne | Viena | - | Wenen | Viena | Viena | ウィーン | 빈 | 维也纳 | فيينا
Europe/Brussels | Brüssel | Bruxelles | Bruselas | Bruxelles | Brussel | Bruxelas | Bruxelas | ブリュッセル | 브뤼셀 | 布鲁塞尔 | بروكسل
Europe/Warsaw | Warschau | Varsovie | Varsovia | Varsavia | Warschau | Varsóvia | Varsóvia | ワルシャワ | 바르샤바 | 华沙 | وارسو
Europe/Prague | Prag | - | Praga | Praga | Praag | Praga | Praga | プラハ | 프라하 | 布拉格 | براغ
Europe/Athens | Athen | Athènes | Atenas | Atene | Athene | Atenas | Atenas | アテネ | 아테네 | 雅典 | أثينا
Europe/Moscow | Moskau | Moscou | Moscú | Mosca | Moskou | Moscovo | Moscou | モスクワ | 모스크바 | 莫斯科 | موسكو
Asia/Singapore | Singapur | Singapour | Singapur | - | - | Singapura | Singapura | シンガポール | 싱가포르 | 新加坡 | سنغافورة
Asia/Shanghai | - | - | Shanghái | - | - | Xangai | Xangai | 上海 | 상하이 | 上海 | شنغهاي
Australia/Sydney | - | - | Sídney | - | - | - | - | シドニー | 시드니 | 悉尼 | سيدني
`;

const NAMES = new Map(
  CITIES.trim()
    .split('\n')
    .map((line) => {
      const [zone = '', ...names] = line.split('|').map((cell) => cell.trim());
      return [zone, new Map(LANGUAGES.map((lang, at) => [lang, names[at]!]))] as const;
    }),
);

/** The names of a zone's city in other languages, without those that are as in English. */
export function citiesAbroad(zone: string): readonly string[] {
  return [...new Set(NAMES.get(zone)?.values())].filter((name) => name !== '-');
}

/** The name of a zone's city in a language; `english` where it is not known or the same. */
export function cityName(zone: string, english: string, lang: Language): string {
  const name = NAMES.get(zone)?.get(lang);
  return name === undefined || name === '-' ? english : name;
}
