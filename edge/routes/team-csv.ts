import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { MOST_ROWS, teamFilter } from '../../contracts/team/downline-filter';
import { listTeam } from '../../contracts/team/team';
import type { TableOfTeam } from '../../contracts/team/team-csv';
import type { App } from '../context';
import { csvDownload, type Loaded } from '../lib/csv-download';
import { callGatewayOf } from '../lib/session/visitors-calls';

const inputSchema = v.object(teamFilter);

/** An agent's team as a CSV file (AGENT-25). Whose team an agent may see, the gateway says, page by page. */
export function teamCsv(tableOf: Loaded<TableOfTeam>) {
  return createMiddleware<App>(async function teamCsv(c) {
    const callGateway = callGatewayOf(c);
    const { success, output } = v.safeParse(inputSchema, c.req.query());
    const page = { limit: MOST_ROWS };
    return csvDownload(c, {
      screen: '/m/agent/team',
      tableOf,
      stampOf: (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now()),
      ask: success
        ? (cursor) => callGateway(listTeam, { ...output, ...page, ...(cursor !== null && { cursor }) })
        : undefined,
    });
  });
}
