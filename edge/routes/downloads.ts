import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import {
  DOWNLOADS,
  type DownloadName,
  type EntryOf,
  type Table,
  type TableOf,
} from '../../contracts/downloads';
import { GatewayError, SESSION_ERRORS } from '../../contracts/errors';
import { CSV_FORMAT_NAMES, csvFormatOf } from '../../contracts/shared/csv-format';
import { MOST_DOWNLOADED } from '../../contracts/shared/cursor-page';
import type { App } from '../context';
import { BYTE_ORDER_MARK, csvWriter } from '../lib/csv';
import { describeError, log } from '../lib/log';
import { siteSettings } from '../lib/pages/site';
import { count } from '../lib/security/rate-limit';
import { callGatewayOf } from '../lib/session/visitors-calls';

type Page<Entry> = { list: readonly Entry[]; next: string | null };
type AskPage<Entry> = (cursor: string | null) => Promise<Page<Entry>>;

/** The lists that a member may take away (MONEY-13, AGENT-25, AGENT-26). */
export function downloads(tableOf: TableOf) {
  return createMiddleware<App>(async function downloads(c, next) {
    const name = c.req.param('name') ?? '';
    return Object.hasOwn(DOWNLOADS, name) ? download(c, name as DownloadName, tableOf) : next();
  });
}

/**
 * A list of a member's as a CSV file, written page by page while it is read, in the format that the address names
 * (`format`), or else that of spreadsheets in the page's language. Whose list a member may see, the gateway says with
 * each page. Without a session, or after too many downloads, or when the gateway does not answer, a page of the site
 * says so; a gateway that falls silent in the middle breaks the download off, so that no file looks whole that is not.
 */
async function download<Name extends DownloadName>(c: Context<App>, name: Name, tableOf: TableOf) {
  const { list, screen } = DOWNLOADS[name];
  const session = c.get('session');
  const facts = c.get('facts');
  const { format: wanted, limit: _, cursor: __, ...query } = c.req.query();
  const back = (more: Record<string, string> = {}) =>
    c.redirect(`${screen}?${new URLSearchParams({ ...query, ...more })}`, 303);
  const { success, output: asked } = v.safeParse(list.input, query);
  if (!session || !success) return back();
  const callGateway = callGatewayOf(c);
  const ask = (cursor: string | null) =>
    callGateway(list, { ...asked, limit: MOST_DOWNLOADED, ...(cursor !== null && { cursor }) }) as Promise<
      Page<EntryOf<Name>>
    >;
  try {
    await count('RATE_DOWNLOAD_ACCOUNT', { env: c.env, facts }, session.info.userName);
    const first = await ask(null);
    const { timeZone } = siteSettings(c.env, c.get('status'));
    const table = await tableOf(name, { locale: facts.locale, timeZone });
    const format = CSV_FORMAT_NAMES.find((name) => name === wanted) ?? csvFormatOf(facts.locale);
    const line = csvWriter(format, facts.locale);
    const stamp =
      'from' in asked
        ? `${asked.from}_${asked.to}`
        : new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
    return c.body(streamOf(table, line, first, ask), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${table.name}_${stamp}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (SESSION_ERRORS.includes(error.code)) return back();
    return back({ csv: error.code === 'rate.limited' ? 'limited' : 'failed' });
  }
}

/** Pages are asked for as fast as the download takes them, and no further once it is given up. */
function streamOf<Entry>(
  table: Table<Entry>,
  line: ReturnType<typeof csvWriter>,
  first: Page<Entry>,
  ask: AskPage<Entry>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const linesOf = ({ list }: Page<Entry>) => list.map((entry) => line(table.rowOf(entry))).join('');
  let begun = false;
  let next = first.next;
  let isLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const page = begun ? await ask(next) : first;
        const head = begun ? '' : BYTE_ORDER_MARK + line(table.head);
        if (isLeft) return;
        begun = true;
        next = page.next;
        controller.enqueue(encoder.encode(head + linesOf(page)));
        if (next === null) controller.close();
      } catch (error) {
        log('download.broken', { reason: describeError(error) });
        controller.error(error);
      }
    },
    cancel() {
      isLeft = true;
    },
  });
}
