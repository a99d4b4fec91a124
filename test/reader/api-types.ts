import type * as z from 'zod';
import type { Citation, CitedRule } from '../../server/api/basis-schemas.js';
import type { addDays } from '../../server/api/business-days-add.js';
import type { adjustDay } from '../../server/api/business-days-adjust.js';
import type { countDays } from '../../server/api/business-days-count.js';
import type { listBusinessDays } from '../../server/api/business-days-list.js';
import type { nextBusinessDay } from '../../server/api/business-days-step.js';
import type { getDay } from '../../server/api/days.js';
import type { AnswerOf } from '../../server/api/endpoint.js';
import type { listHolidays } from '../../server/api/holidays.js';
import type { nextHolidays } from '../../server/api/holidays-next.js';
import type { CalendarDetail, CalendarMeta, Change, Entry } from '../../server/api/schemas.js';
import type { SessionBody } from '../../server/api/session-schemas.js';
import type { settlementDate } from '../../server/api/settlement.js';
import type { ChangeJson } from '../../server/queries/change-forms.js';
import type * as reader from '../../server/reader/api.js';

/**
 * Holds the reader's types to the schemas of the endpoints that give the same answers: api.ts is shipped as it is, without
 * zod, so that it cannot be made of them. The same for changes, which the pages read below the API. Nothing here runs; the type checker refuses a type that differs.
 */

/** Read-only, and a pair as a list: schemas bound its length, which no type of theirs shows. */
type Frozen<T> = T extends readonly [infer A, infer B]
  ? readonly Frozen<A | B>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<Exclude<T[Name], undefined>> }
    : T;
/** Whether what an endpoint answers is of the reader's type. */
type Fits<Answer, Type> =
  Frozen<Answer> extends Frozen<Type> ? true : { differs: Answer; from: Type };
type All<Checks extends readonly true[]> = Checks;

export type Checked = All<
  [
    Fits<z.output<typeof CalendarMeta>, reader.CalendarMeta>,
    Fits<z.output<typeof CalendarDetail>, reader.CalendarDetail>,
    Fits<z.output<typeof Entry>, reader.Entry>,
    Fits<z.output<typeof Citation>, reader.Citation>,
    Fits<z.output<typeof CitedRule>, reader.CitedRule>,
    Fits<z.output<typeof SessionBody>, reader.Session>,
    Fits<AnswerOf<typeof settlementDate>, reader.TradeSettlement>,
    Fits<AnswerOf<typeof getDay>, reader.Day>,
    Fits<AnswerOf<typeof nextBusinessDay>, reader.Found>,
    Fits<AnswerOf<typeof addDays>, reader.Added>,
    Fits<AnswerOf<typeof adjustDay>, reader.Adjusted>,
    Fits<AnswerOf<typeof countDays>, reader.Counted>,
    Fits<AnswerOf<typeof listBusinessDays>, reader.Listed>,
    Fits<AnswerOf<typeof listHolidays>, reader.Holidays>,
    Fits<AnswerOf<typeof nextHolidays>, reader.NextHolidays>,
    Fits<z.output<typeof Change>, ChangeJson>,
  ]
>;
