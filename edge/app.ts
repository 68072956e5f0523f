import { Hono } from 'hono';
import type { TableOf } from '../contracts/downloads';
import { MEMBER_PICTURES } from '../contracts/pictures/member-pictures';
import { CHALLENGE_PATH } from '../contracts/verification/altcha';
import type { App } from './context';
import { describeError, log } from './lib/log';
import { type FailedPage, fail } from './lib/pages/failed-page';
import type { RenderApp } from './lib/pages/guest-pages';
import type { RenderStatusPage } from './lib/pages/status-page-for-all';
import { refuse } from './lib/responses';
import { backByPost } from './middleware/back-by-post';
import { bodiesOfReads } from './middleware/body-bounds';
import { checks } from './middleware/checks';
import { contentTypes } from './middleware/content-types';
import { everyRequest } from './middleware/every-request';
import { gate } from './middleware/gate';
import { methods } from './middleware/methods';
import { pathHygiene } from './middleware/path-hygiene';
import { sameOrigin } from './middleware/same-origin';
import { secureTransport } from './middleware/secure-transport';
import { serverFunctions } from './middleware/server-functions';
import { session } from './middleware/session';
import { siteOfHost } from './middleware/site-of-host';
import { assets } from './routes/assets';
import { clientErrors } from './routes/client-errors';
import { demoVendor } from './routes/demo-vendor';
import { downloads } from './routes/downloads';
import { forward } from './routes/forward';
import { health } from './routes/health';
import { humanChallenge } from './routes/human-challenge';
import { type BrandColor, manifest, offline } from './routes/installed-app';
import { memberPictures } from './routes/member-pictures';
import { parts } from './routes/parts';
import { render, type ScreenQuery } from './routes/render';
import { sandbox } from './routes/sandbox';
import { robots, sitemap } from './routes/search-engines';

type Parts = {
  renderApp: RenderApp;
  renderStatusPage: RenderStatusPage;
  screenQuery: ScreenQuery;
  failedPage: FailedPage;
  brandColor: BrandColor;
  downloadTable: TableOf;
  /** The development server injects styles without a nonce; what it shows changes with each file, so it keeps no page. */
  development?: boolean;
};

/** The life of a request, top to bottom. The order is the security model (docs/design.md §6): keep it. */
export function createEdgeApp({
  renderApp,
  renderStatusPage,
  screenQuery,
  failedPage,
  brandColor,
  downloadTable,
  development = false,
}: Parts) {
  return new Hono<App>()
    .use(siteOfHost)
    .use(everyRequest(development))
    .use(checks(pathHygiene, secureTransport))
    .use('/sandbox/vendor/*', demoVendor())
    .use('/sandbox/bank/*', demoVendor())
    .use('/sandbox/outside/*', demoVendor())
    .use('/sandbox/parts/*', parts())
    .use('/sandbox/*', sandbox())
    .get('/health', health())
    .use(checks(gate(renderStatusPage), backByPost, sameOrigin, bodiesOfReads, methods, contentTypes))
    .get('/manifest.webmanifest', manifest(brandColor))
    .get('/offline.html', offline(renderStatusPage))
    .get('/robots.txt', robots())
    .get('/sitemap.xml', sitemap())
    .use(checks(assets, session))
    .use('/_serverFn/*', serverFunctions(development))
    .post('/client-errors', clientErrors())
    .all('/client-errors', (c) => refuse(c, 'request.invalid', 404))
    .post(MEMBER_PICTURES, memberPictures())
    .all(MEMBER_PICTURES, (c) => refuse(c, 'request.invalid', 404))
    .get(CHALLENGE_PATH, humanChallenge())
    .all('/human-verification/*', (c) => refuse(c, 'request.invalid', 404))
    .get('/downloads/:name', downloads(downloadTable))
    .all('/wps/*', forward())
    .all('/lgw/*', forward())
    .all('*', render({ renderApp, renderStatusPage, screenQuery, isBuilt: !development }))
    .onError((error, c) => {
      log('request.failed', { reason: describeError(error), requestId: c.get('facts')?.requestId });
      c.get('trace').code = 'unknown';
      return fail(c, failedPage);
    });
}
