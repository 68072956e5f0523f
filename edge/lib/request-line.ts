import { scrubPath } from './log';
import type { RequestTrace } from './request-trace';

type Line = {
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  country: string | null;
  trace: RequestTrace;
  /** Its name in `SITES`, where the host is of one. */
  site?: string | undefined;
};

/**
 * The one line of log of a request, as JSON (ERR-60). It is written for each, so what needs no escaping is put
 * together: ids and codes of our own, numbers, and countries as the platform writes them.
 */
export function requestLine({ method, path, status, ms, requestId, country, trace, site }: Line): string {
  const code = trace.code ?? (status < 400 ? 'ok' : null);
  const shown = written(scrubPath(path).slice(0, 200));
  return `{"event":"request","method":${written(method)},"path":${shown},"call":${word(trace.call)},"status":${status},"code":${word(code)},"ms":${ms},"upstreamMs":${trace.upstreamMs},"cache":${word(trace.cache)},"requestId":"${requestId}","country":${word(country)}${site ? `,"site":"${site}"` : ''}}`;
}

/** What needs no escaping, as most methods and addresses, is written as it is. */
function written(text: string): string {
  return /^[\w/.-]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

function word(text: string | null): string {
  return text === null ? 'null' : `"${text}"`;
}
