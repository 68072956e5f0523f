import * as v from 'valibot';
import { clearFaults, insertFault } from '../../db/sandbox';
import { command, type SandboxApp } from './command';

const faultSchema = v.object({
  path: v.optional(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  contentType: v.optional(v.string(), 'text/plain'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

/** Makes the next answers slow, dead or ugly: `status` replaces the answer, `delayMs` alone only keeps it waiting. */
export function addFaultCommands(app: SandboxApp): void {
  command(app, '/fault', faultSchema, ({ db }, { path, delayMs, status, body, contentType, times }) =>
    insertFault(db, {
      path: path ?? null,
      delayMs,
      status: status ?? (body === undefined ? null : 200),
      body: body ?? null,
      contentType,
      remaining: times,
    }),
  );
  command(app, '/fault/clear', v.looseObject({}), ({ db }) => clearFaults(db));
}
