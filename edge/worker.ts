import start from '@tanstack/react-start/server-entry';
import { themeColor } from '../app/brand/theme-color';
import { teamTable } from '../app/features/agent/team/team-csv.server';
import { recordTable } from '../app/features/money/record/record-csv.server';
import { renderStatusPage } from '../app/features/status/status-page.server';
import { paraglideMiddleware } from '../app/paraglide/server.js';
import { createEdgeApp } from './app';
import { quietConsole } from './lib/quiet-console';

if (!import.meta.env.DEV) quietConsole();

export default createEdgeApp({
  development: import.meta.env.DEV,
  renderStatusPage,
  recordTable,
  teamTable,
  brandColor: themeColor,
  // Start gets the original request: paraglide's own copy would make it redirect for ever.
  renderApp: (request, context) =>
    paraglideMiddleware(request, () => start.fetch(request, { context, responseLinkHeader: true })),
});
