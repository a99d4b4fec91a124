import type { Language } from './make-locale.js';

/** Names of the cities after which clocks are called, by time zone and language, as the Unicode CLDR has them. */

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

/** The name of a zone's city in a language; `english` where it is not known or the same. */
export function cityName(zone: string, english: string, lang: Language): string {
  const name = NAMES.get(zone)?.get(lang);
  return name === undefined || name === '-' ? english : name;
}
