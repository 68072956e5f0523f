import type { BrowserError, ErrorKind } from '@/contracts/browser-errors';
import { scrubbedMessage, scrubbedName, scrubbedStack } from '@/contracts/scrubbed-errors';

/** Different errors that one page tells of. */
const MOST = 5;
/** Errors of nobody's: of scripts that say nothing, of layouts that settle by themselves, and what was given up on purpose. */
const NOISE = /^(?:Script error\.?$|ResizeObserver loop)/;
const GIVEN_UP = 'AbortError';

/** What this page has told, so that each error is told once. The file is the browser's alone. */
const tellings = new Set<string>();

/**
 * Tells the edge's log of an error that came to nobody's hands: scrubbed, once for each that is different, without a cookie
 * or an id. Takes the event of the window, or with its kind what was thrown. What is no error of the site's is not told.
 */
export function tellError(what: unknown, kind?: ErrorKind): void {
  // What the page itself would tell in its place, were this file not there (app/shell/stalled-page.ts).
  Object.assign(globalThis, { told: true });
  const report = reportOf(what, kind);
  if (!report) return;
  const mark = `${report.name} ${report.message} ${report.frames[0]}`;
  if (tellings.has(mark) || tellings.size >= MOST) return;
  tellings.add(mark);
  void fetch('/client-errors', {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

function reportOf(what: unknown, kind?: ErrorKind): BrowserError | undefined {
  const { name, message, stack } = thrownIn(what);
  const { frames, isForeign } = scrubbedStack(stack, location.origin);
  if (isForeign || NOISE.test(message) || name === GIVEN_UP) return undefined;
  return {
    kind: kind ?? (what instanceof PromiseRejectionEvent ? 'rejection' : 'error'),
    name: scrubbedName(name),
    message: scrubbedMessage(message, typedOnPage()),
    frames,
    build: import.meta.env.BUILD_ID ?? null,
    route: routeOfPage(),
  };
}

type Thrown = { name: string; message: string; stack: string };

function thrownIn(what: unknown): Thrown {
  if (what instanceof ErrorEvent) {
    const { error, message, filename, lineno, colno } = what;
    return error ? thrownIn(error) : { name: 'Error', message, stack: `@${filename}:${lineno}:${colno}` };
  }
  if (what instanceof PromiseRejectionEvent) return thrownIn(what.reason);
  if (what instanceof Error || what instanceof DOMException)
    return { name: what.name, message: what.message, stack: what.stack ?? '' };
  // What it holds may be anybody's.
  return { name: 'Error', message: `no error but a ${typeof what} was thrown`, stack: '' };
}

function typedOnPage(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return Array.from(fields, ({ value }) => value);
}

type RouterOfPage = { state: { matches: { fullPath: string }[] } };

/** The pattern of the screen's address, as the router knows it; null before there is one. */
function routeOfPage(): string | null {
  const { __TSR_ROUTER__: router } = globalThis as { __TSR_ROUTER__?: RouterOfPage };
  return router?.state.matches.at(-1)?.fullPath ?? null;
}
