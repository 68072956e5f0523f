import { themeColor } from '../app/brand/theme-color';
import { bareDocument } from '../app/shell/bare-page';
import { createEdgeApp } from './app';
import { quietConsole } from './lib/quiet-console';

if (!import.meta.env.DEV) quietConsole();

/** What paraglide reads the language of: the visitor's choice is a cookie, and the site's own is none. */
const inLanguage = (url: string, locale: string) =>
  new Request(url, { headers: { Cookie: `language=${locale}` } });

export default createEdgeApp({
  development: import.meta.env.DEV,
  // What draws pages and writes words is loaded with the first of them: files, calls and kept pages do without.
  renderStatusPage: async (input) =>
    (await import('../app/features/status/status-page.server')).renderStatusPage(input),
  screenQuery: async (path, query) => (await import('../app/screen-searches')).screenQuery(path, query),
  failedPage: bareDocument,
  downloadTable: async (name, visit) => (await import('../app/downloads.server')).downloadTable(name, visit),
  whyHidden: async (asked) => (await import('../app/explain/why-hidden.server')).whyHidden(asked),
  brandColor: themeColor,
  // Start gets the original request: paraglide's own copy would make it redirect for ever.
  renderApp: async (request, context) => {
    const [{ default: start }, { paraglideMiddleware }] = await Promise.all([
      import('@tanstack/react-start/server-entry'),
      import('../app/paraglide/server.js'),
    ]);
    // Scripts wait for the first paint (app/shell/deferred-scripts.tsx): they are not asked for ahead either.
    const responseLinkHeader = {
      filter: ({ hint }: { hint: { rel: string } }) => hint.rel !== 'modulepreload',
    };
    return paraglideMiddleware(inLanguage(request.url, context.locale), () =>
      start.fetch(request, { context, responseLinkHeader }),
    );
  },
});
