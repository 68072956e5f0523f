import type { SiteContext } from '@/contracts/site';

/*
 * In the place of `@tanstack/react-start`, whose own compiler the tests do without: what the site is made of runs in one
 * page. A server function runs where it is called, behind the same validator; of two ways to do something it is the
 * browser's.
 */

type Given = { data?: unknown; signal?: AbortSignal };
type Run = (given: { data: unknown }) => unknown;

const visit: { context?: Partial<SiteContext> & { isLost?: () => boolean } } = {};

/** Puts the edge behind the server functions; `isLost` tells once whether their answer is lost on the way. */
export function setStartContext(context: typeof visit.context): void {
  visit.context = context;
}

/** What the edge hands to the app with each request. */
export const getGlobalStartContext = () => visit.context;

export const createServerFn = () => serverFunction((data) => data);

function serverFunction(check: (data: unknown) => unknown) {
  return {
    validator: serverFunction,
    handler:
      (run: Run) =>
      async (given: Given = {}) => {
        given.signal?.throwIfAborted();
        const answer = await run({ data: check(structuredClone(given.data)) });
        if (visit.context?.isLost?.()) throw new TypeError('Failed to fetch');
        given.signal?.throwIfAborted();
        return structuredClone(answer);
      },
  };
}

type Way = (...given: never[]) => unknown;

/** Of the two ways, the browser's. */
export const createIsomorphicFn = () => isomorphic(() => undefined);

function isomorphic(way: Way) {
  return Object.assign((...given: never[]) => way(...given), {
    server: () => isomorphic(way),
    client: (own: Way) => isomorphic(own),
  });
}

export const createServerOnlyFn = <T>(run: T): T => run;
export const createClientOnlyFn = <T>(run: T): T => run;

/** Of `@tanstack/react-start/server`: a request that renders a page, whose status nobody sets. */
export const getRequest = () => new Request(new URL('/', location.origin));
export const setResponseHeader = () => undefined;
export const setResponseStatus = () => undefined;
