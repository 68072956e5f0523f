import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import type { SiteContext } from '../contracts/site';
import { serverFunctionFetch } from './lib/calls/server-function-fetch';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

/** Start's own settings: cross-site calls of server functions answer 403 (GATE-41). */
export const startInstance = createStart(() => ({
  // The browser has no requests to look at.
  requestMiddleware: import.meta.env.SSR
    ? [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })]
    : [],
  serverFns: { fetch: serverFunctionFetch },
}));
