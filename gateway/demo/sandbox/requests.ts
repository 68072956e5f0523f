import type { RequestShape } from '@/contracts/request-shape';
import type { SandboxApp } from './command';

/** One of each kind, as text; in the memory of the worker, for as long as it runs. */
const shapes = new Set<string>();
/** More than a run asks; beyond it nobody fills the memory with made-up languages. */
const MOST = 10_000;

/** Remembers what a call of the site asked, which names a language always; what tests send by hand names none, or any. */
export function rememberRequest(shape: RequestShape): void {
  const isOfSite = shape.acceptLanguage !== null && shape.acceptLanguage !== '*';
  if (isOfSite && shapes.size < MOST) shapes.add(JSON.stringify(shape));
}

/** Tells which shapes of calls have crossed the gateway since it began; no reset forgets them (CALL-06). */
export function addRequestsQuery(app: SandboxApp): void {
  app.get('/requests', (c) => c.json({ requests: [...shapes].map((shape) => JSON.parse(shape)) }));
}
