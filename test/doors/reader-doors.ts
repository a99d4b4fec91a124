import type { Catalog } from '../../server/queries/catalog.js';
import type { Instrument } from '../../server/reader/api.js';
import { zonesThatDiffer } from '../helpers/python-zones.js';
import { type Question as ReaderQuestion, readerAnswer } from '../helpers/reader-questions.js';
import { type Cannot, linesOf, type Said } from './answer.js';
import type { Door } from './doors.js';
import type { Question } from './draw-question.js';
import { type Kind, kindOf } from './kinds.js';

/** The readers as doors: they answer from a downloaded release, in the process of whoever asks. */

const ASKS: Readonly<Partial<Record<Kind, ReaderQuestion['ask']>>> = {
  add: 'add',
  addPeriod: 'addPeriod',
  addToMonthEnd: 'addPeriod',
  next: 'next',
  previous: 'previous',
  adjust: 'adjust',
  count: 'count',
  list: 'list',
  nthDay: 'list',
  nthWeekday: 'list',
  day: 'day',
  holidays: 'holidays',
  nextHolidays: 'nextHolidays',
};

/** Why neither reader has a kind of question. */
function whyNot(kind: Kind): string {
  if (kindOf(kind).of === 'pair') return 'a release has no conventions of currency pairs';
  if (kind.endsWith('InWeekend') || kind === 'numberInYear')
    return 'the business days of a release have the weekends of their calendars';
  return 'readers have dates and lists of business days, not the terms of contracts';
}

/** The question in the readers' words. */
function forReader({ kind, ids, mode, args }: Question): ReaderQuestion | Cannot {
  const ask = ASKS[kind];
  if (ask === undefined) return { cannot: whyNot(kind) };
  const isByPeriod = ask === 'addPeriod';
  const given = isByPeriod ? { n: 1, convention: 'following', ...args } : args;
  const ends = isByPeriod ? { end_of_month: args.end_of_month === 'true' } : {};
  return { ask, ids, mode, args: { ...given, ...ends } };
}

type Reply = { readonly answer: unknown } | { readonly code: string };

function saidBy(question: Question, reply: Reply): Said {
  if ('code' in reply) return { refused: reply.code };
  const { answer } = reply;
  const body = Array.isArray(answer) ? { sessions: answer } : answer;
  return linesOf(question, body as Record<string, unknown>);
}

const javaScriptReader: Door = {
  name: 'reader for JavaScript',
  ask: async ({ reader }, question) => {
    const { kind, ids, args } = question;
    const [id] = ids;
    try {
      if (kind === 'settle') {
        const options = { instrument: 'equity' as Instrument };
        return [reader.settlement(id!, String(args.trade_date), options).result];
      }
      if (kind === 'sessions')
        return saidBy(question, {
          answer: reader.tradingDays(id!, String(args.from), String(args.to)),
        });
    } catch (error) {
      return { refused: (error as { code: string }).code };
    }
    const asked = forReader(question);
    return 'cannot' in asked ? asked : saidBy(question, readerAnswer(reader, asked));
  },
};

/** Whether Python's zone data, those of the system, are Node's for the exchange in these days. */
function hasSameClock(catalog: Catalog, { ids: [id], args: { from, to } }: Question): boolean {
  const { timezone } = catalog.calendar(catalog.find(id!)!);
  return timezone === null || zonesThatDiffer([timezone], [String(from), String(to)]).size === 0;
}

const pythonReader: Door = {
  name: 'reader for Python',
  ask: async ({ python, catalog }, question) => {
    if (python === null) return { cannot: 'Python is not installed' };
    const { kind, ids, args } = question;
    if (kind === 'settle') {
      const given = [ids[0], args.trade_date, 'equity'];
      return saidBy(question, await python.ask<Reply>({ ask: 'settlement', args: given }));
    }
    if (kind === 'sessions') {
      if (!hasSameClock(catalog, question))
        return { cannot: 'the zone data of the system are not those of Node' };
      const given = [ids[0], args.from, args.to];
      const reply = await python.ask<Reply>({ ask: 'sessions', args: given });
      return 'code' in reply
        ? { cannot: 'it refuses where the hours of one day are not known, which others leave out' }
        : saidBy(question, reply);
    }
    const asked = forReader(question);
    return 'cannot' in asked ? asked : saidBy(question, await python.ask<Reply>(asked));
  },
};

export const READER_DOORS: readonly Door[] = [javaScriptReader, pythonReader];
