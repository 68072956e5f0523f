import type {
  Browser as AnyBrowser,
  BrowserContext as AnyContext,
  Page as AnyPage,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import type { SiteAddress } from '../../support/site-address';

/** A page that goes to addresses of the site: one without a route does not compile. */
export interface Page extends AnyPage {
  goto(
    url: SiteAddress | 'about:blank',
    options?: Parameters<AnyPage['goto']>[1],
  ): ReturnType<AnyPage['goto']>;
}

export interface BrowserContext extends AnyContext {
  newPage(): Promise<Page>;
}

export interface Browser extends AnyBrowser {
  newContext(options?: Parameters<AnyBrowser['newContext']>[0]): Promise<BrowserContext>;
  newPage(options?: Parameters<AnyBrowser['newPage']>[0]): Promise<Page>;
}

type TestArgs = Omit<PlaywrightTestArgs, 'page' | 'context'> & { page: Page; context: BrowserContext };
type WorkerArgs = Omit<PlaywrightWorkerArgs, 'browser'> & { browser: Browser };

/** Playwright's `test` with more fixtures, whose pages are the site's. */
export type SiteTest<Fixtures> = TestType<
  TestArgs & PlaywrightTestOptions & Fixtures,
  WorkerArgs & PlaywrightWorkerOptions
>;
