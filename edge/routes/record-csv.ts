import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { recordFilter, recordRange } from '../../contracts/record/movement';
import { listMovements, MOST_MOVEMENTS } from '../../contracts/record/record';
import type { TableOfRecord } from '../../contracts/record/record-csv';
import type { App } from '../context';
import { csvDownload, type Loaded } from '../lib/csv-download';
import { callGatewayOf } from '../lib/session/visitors-calls';

const inputSchema = recordRange(recordFilter);

/** The account record as a CSV file (MONEY-13). */
export function recordCsv(tableOf: Loaded<TableOfRecord>) {
  return createMiddleware<App>(async function recordCsv(c) {
    const callGateway = callGatewayOf(c);
    const { success, output } = v.safeParse(inputSchema, c.req.query());
    const page = { limit: MOST_MOVEMENTS };
    return csvDownload(c, {
      screen: '/m/transaction/record',
      tableOf,
      stampOf: () => (success ? `${output.from}_${output.to}` : ''),
      ask: success
        ? (cursor) => callGateway(listMovements, { ...output, ...page, ...(cursor !== null && { cursor }) })
        : undefined,
    });
  });
}
