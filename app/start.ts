import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import type { SiteContext } from '../contracts/site';
import { serverFunctionFetch } from './lib/server-function-fetch';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

/** Start's own settings: cross-site calls of server functions answer 403 (GATE-41). */
export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })],
  serverFns: { fetch: serverFunctionFetch },
}));
