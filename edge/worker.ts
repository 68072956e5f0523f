import { env } from 'cloudflare:workers';
import { themeColor } from '../app/brand/theme-color';
import { readMessages } from '../app/locale/read-messages.server';
import { bareDocument } from '../app/shell/bare-page';
import { createEdgeApp } from './app';
import { quietConsole } from './lib/quiet-console';

if (!import.meta.env.DEV) quietConsole();

/** What paraglide reads the language of: the visitor's choice is a cookie, and the site's own is none. */
const inLanguage = (url: string, locale: string) =>
  new Request(url, { headers: { Cookie: `language=${locale}` } });

/** A part of the app, with the messages that it says. */
async function worded<Part>(part: Promise<Part>, locale: string): Promise<Part> {
  const [loaded] = await Promise.all([part, readMessages(locale, env.ASSETS)]);
  return loaded;
}

export default createEdgeApp({
  development: import.meta.env.DEV,
  // What draws pages and writes words is loaded with the first of them: files, calls and kept pages do without.
  renderStatusPage: async (input) =>
    (await worded(import('../app/features/status/status-page.server'), input.locale)).renderStatusPage(input),
  screenQuery: async (path, query) => (await import('../app/screen-searches')).screenQuery(path, query),
  failedPage: bareDocument,
  downloadTable: async (name, visit) =>
    (await worded(import('../app/downloads.server'), visit.locale)).downloadTable(name, visit),
  whyHidden: async (asked) => {
    // Tables of entries make labels as they are loaded, which outside of a page are those of the first language.
    await Promise.all(['vi', asked.spoken].map((locale) => readMessages(locale, env.ASSETS)));
    return (await import('../app/explain/why-hidden.server')).whyHidden(asked);
  },
  brandColor: themeColor,
  // Start gets the original request: paraglide's own copy would make it redirect for ever.
  renderApp: async (request, context) => {
    const { paraglideMiddleware } = await import('../app/paraglide/server.js');
    // Scripts wait for the first paint (app/shell/deferred-scripts.tsx): they are not asked for ahead either.
    const responseLinkHeader = {
      filter: ({ hint }: { hint: { rel: string } }) => hint.rel !== 'modulepreload',
    };
    const { locale } = context;
    return paraglideMiddleware(inLanguage(request.url, locale), async () => {
      const { default: start } = await worded(import('@tanstack/react-start/server-entry'), locale);
      return start.fetch(request, { context, responseLinkHeader });
    });
  },
});
