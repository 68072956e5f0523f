import type { Context } from 'hono';
import { GatewayError, SESSION_ERRORS } from '../../contracts/errors';
import type { Cell } from '../../contracts/record/record-csv';
import { CSV_FORMAT_NAMES, csvFormatOf } from '../../contracts/shared/csv-format';
import type { App } from '../context';
import { BYTE_ORDER_MARK, csvWriter } from './csv';
import { describeError, log } from './log';
import { siteSettings } from './pages/site';
import { count } from './security/rate-limit';

/** How entries are written as a table, in one language and time zone. */
type Table<Entry> = { name: string; head: readonly Cell[]; rowOf: (entry: Entry) => readonly Cell[] };
type Page<Entry> = { list: readonly Entry[]; next: string | null };
type AskPage<Entry> = (cursor: string | null) => Promise<Page<Entry>>;

/** What makes a table, which may have to be loaded first. */
export type Loaded<Make extends (visit: never) => unknown> = (
  ...visit: Parameters<Make>
) => ReturnType<Make> | Promise<ReturnType<Make>>;

type Download<Entry> = {
  /** The page that says what is the matter. */
  screen: string;
  /** Asks for a page; undefined for a query that names none. */
  ask: AskPage<Entry> | undefined;
  tableOf: Loaded<(visit: { locale: string; timeZone: string }) => Table<Entry>>;
  /** What tells the file from others of its kind; days of the site are of its zone. */
  stampOf: (timeZone: string) => string;
};

/**
 * A list of a member's as a CSV file, written page by page while it is read, in the format that the address names
 * (`format`), or else that of spreadsheets in the page's language. Without a session, or after too many
 * downloads, or when the gateway does not answer, a page of the site says so; a gateway that falls silent in the middle
 * breaks the download off, so that no file looks whole that is not.
 */
export async function csvDownload<Entry>(c: Context<App>, download: Download<Entry>): Promise<Response> {
  const session = c.get('session');
  const facts = c.get('facts');
  const { screen, ask, tableOf, stampOf } = download;
  const { format: wanted, ...query } = c.req.query();
  const back = (more: Record<string, string> = {}) =>
    c.redirect(`${screen}?${new URLSearchParams({ ...query, ...more })}`, 303);
  if (!session || !ask) return back();
  try {
    await count('RATE_DOWNLOAD_ACCOUNT', { env: c.env, facts }, session.info.userName);
    const first = await ask(null);
    const { timeZone } = siteSettings(c.env, c.get('status'));
    const table = await tableOf({ locale: facts.locale, timeZone });
    const format = CSV_FORMAT_NAMES.find((name) => name === wanted) ?? csvFormatOf(facts.locale);
    const line = csvWriter(format, facts.locale);
    return c.body(streamOf(table, line, first, ask), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${table.name}_${stampOf(timeZone)}.csv"`,
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
        log('warn', 'download.broken', { reason: describeError(error) });
        controller.error(error);
      }
    },
    cancel() {
      isLeft = true;
    },
  });
}
