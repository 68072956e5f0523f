import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import {
  listSettlements,
  MOST_SETTLEMENTS,
  settledRange,
  settlementFilter,
} from '../../contracts/commission/settlements';
import type { TableOfSettlements } from '../../contracts/commission/settlements-csv';
import type { App } from '../context';
import { csvDownload, type Loaded } from '../lib/csv-download';
import { callGatewayOf } from '../lib/session/visitors-calls';

const inputSchema = settledRange(settlementFilter);

/** An agent's own settlements as a CSV file (AGENT-26). */
export function settlementsCsv(tableOf: Loaded<TableOfSettlements>) {
  return createMiddleware<App>(async function settlementsCsv(c) {
    const callGateway = callGatewayOf(c);
    const { success, output } = v.safeParse(inputSchema, c.req.query());
    return csvDownload(c, {
      screen: '/m/agent/commission',
      tableOf,
      stampOf: () => (success ? `${output.from}_${output.to}` : ''),
      ask: success
        ? (cursor) =>
            callGateway(listSettlements, {
              ...output,
              limit: MOST_SETTLEMENTS,
              ...(cursor !== null && { cursor }),
            })
        : undefined,
    });
  });
}
