import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { GatewayError, SESSION_ERRORS } from '../../contracts/errors';
import type { OutputOf } from '../../contracts/operation';
import { recordFilter, recordRange } from '../../contracts/record/movement';
import { listMovements, MOST_MOVEMENTS } from '../../contracts/record/record';
import type { RecordTable, TableOfRecord } from '../../contracts/record/record-csv';
import type { App } from '../context';
import { BYTE_ORDER_MARK, csvLine } from '../lib/csv';
import { describeError, log } from '../lib/log';
import { siteSettings } from '../lib/pages/site';
import { count } from '../lib/security/rate-limit';

const SCREEN = '/m/transaction/record';
const inputSchema = recordRange(recordFilter);

type Page = OutputOf<typeof listMovements>;
type AskPage = (cursor: string | null) => Promise<Page>;

/**
 * The account record as a CSV file, written page by page while it is read (MONEY-13). Without a session, or after too many
 * downloads, or when the gateway does not answer, a page of the site says so; a gateway that falls silent in the middle breaks the download
 * off, so that no file looks whole that is not.
 */
export function recordCsv(tableOf: TableOfRecord) {
  return createMiddleware<App>(async function recordCsv(c) {
    const { session, callGateway, facts, status } = c.var;
    const input = v.safeParse(inputSchema, c.req.query());
    if (!session || !input.success) return c.redirect(screenOf(c), 303);
    const ask: AskPage = (cursor) =>
      callGateway(listMovements, {
        ...input.output,
        limit: MOST_MOVEMENTS,
        ...(cursor !== null && { cursor }),
      });
    try {
      await count('RATE_DOWNLOAD_ACCOUNT', c.env, session.info.userName);
      const first = await ask(null);
      const table = tableOf({ locale: facts.locale, timeZone: siteSettings(c.env, status).timeZone });
      const { from, to } = input.output;
      return c.body(streamOf(table, first, ask), 200, {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${table.name}_${from}_${to}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (SESSION_ERRORS.includes(error.code)) return c.redirect(screenOf(c), 303);
      return c.redirect(screenOf(c, { csv: error.code === 'rate.limited' ? 'limited' : 'failed' }), 303);
    }
  });
}

/** The screen with the same range; it sends guests to the login and says what is the matter. */
function screenOf(c: Context<App>, more: Record<string, string> = {}): string {
  return `${SCREEN}?${new URLSearchParams({ ...c.req.query(), ...more })}`;
}

/** Pages are asked for as fast as the download takes them, and no further once it is given up. */
function streamOf(table: RecordTable, first: Page, ask: AskPage): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const linesOf = ({ list }: Page) => list.map((movement) => csvLine(table.rowOf(movement))).join('');
  let begun = false;
  let next = first.next;
  let isLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const page = begun ? await ask(next) : first;
        const head = begun ? '' : BYTE_ORDER_MARK + csvLine(table.head);
        if (isLeft) return;
        begun = true;
        next = page.next;
        controller.enqueue(encoder.encode(head + linesOf(page)));
        if (next === null) controller.close();
      } catch (error) {
        log('warn', 'download.broken', { reason: describeError(error) });
        controller.error(error);
      }
    },
    cancel() {
      isLeft = true;
    },
  });
}
