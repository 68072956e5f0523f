import type { SiteContext, StatusPageInput } from '../../contracts/site';
import { getStatus } from '../../contracts/system/status';
import type { WhyHidden } from '../../contracts/why-hidden';
import { createEdgeApp } from '../app';
import type { Env } from '../env';

type Answer = (request: Request) => Response | Promise<Response>;

/** A status answer of an open site, with the given fields changed. */
export function statusResponse(changes: Record<string, unknown> = {}) {
  return { ...getStatus.example.output, ...changes };
}

export function envelope(value: unknown, status = 200): Response {
  return Response.json({ success: true, value, errorCode: null }, { status });
}

export function refusal(errorCode: string, status = 200, value: unknown = null): Response {
  return Response.json({ success: false, value, errorCode }, { status });
}

const NO_LIMIT = { limit: async () => ({ success: true }) };

/** As a screen that reads two values: a category and a search. */
function screenQuery(_: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = ['category', 'q'].flatMap((key) => (given.get(key) ? [[key, given.get(key) ?? '']] : []));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

/**
 * The edge on Node with a gateway made of functions, one per path; `calls` holds what reached it. `page` stands for
 * the app: it gets the request context, and what it answers is sent as JSON unless it is a response. For tests only.
 */
export function fakeSite(
  answers: Record<string, Answer>,
  vars: Partial<Env> = {},
  page: (context: SiteContext, request: Request) => unknown = () => 'page',
  whyHidden?: WhyHidden,
) {
  const calls: Request[] = [];
  const pages: StatusPageInput[] = [];
  const paths: Record<string, Answer> = {
    '/wps/system/status': () => envelope(statusResponse()),
    ...answers,
  };
  const gateway = {
    fetch: async (request: Request) => {
      calls.push(request);
      const answer = paths[new URL(request.url).pathname];
      return answer ? answer(request) : refusal('unknown', 404);
    },
  };
  const app = createEdgeApp({
    renderApp: async (request, context) => {
      const answer = await page(context, request);
      return answer instanceof Response ? answer : new Response(JSON.stringify(answer ?? null));
    },
    brandColor: () => '#0e141c',
    downloadTable: async (name, { locale, timeZone }) => ({
      name,
      head: [locale, timeZone],
      rowOf: ({ id }) => [id, { number: '126000000.5' }],
    }),
    whyHidden: whyHidden ?? (async () => ({ entries: [], game: undefined })),
    screenQuery,
    failedPage: ({ support }) => `<!doctype html><title>failed</title><a href="${support}">support</a>`,
    renderStatusPage: (input) => {
      pages.push(input);
      return `<!doctype html><title>${input.cause}</title>`;
    },
  });
  const env: Env = {
    GATEWAY: gateway,
    DEMO: gateway,
    MERCHANT_CODE: crypto.randomUUID(),
    SANDBOX: '1',
    RATE_RENDER_ADDRESS: NO_LIMIT,
    RATE_RENDER_SESSION: NO_LIMIT,
    ...vars,
  };
  const send = async (request: Request) => app.request(request, undefined, env);
  const fetch = (path: string, init?: RequestInit) =>
    send(new Request(new URL(path, 'https://site.example'), init));
  const callsTo = (path: string) => calls.filter(({ url }) => new URL(url).pathname === path);
  return { fetch, send, calls, callsTo, pages, paths, env };
}
