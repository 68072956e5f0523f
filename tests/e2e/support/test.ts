import { test as base, expect } from '@playwright/test';
import { silenceAnnouncements, silenceOffer } from './announcements';
import { expectAccessible } from './axe';
import { countLayoutShifts, layoutShiftOf } from './layout-shift';
import { type Credentials, logIn, newMember, openSession } from './members';
import { type NewMember, Sandbox } from './sandbox';
import type { SiteTest } from './site-page';
import { originOf } from './sites';
import { translateBefore } from './translated';
import { type Watch, watch } from './watch';

export { expect } from '@playwright/test';
export { figure, t } from './messages';

type Fixtures = {
  /** Whether the announcements of home open by themselves; no test but their own has to expect them. */
  announcements: boolean;
  /** Whether the popup that offers the app opens by itself; no test but its own has to expect it. */
  offersApp: boolean;
  /** The visitor's address: each test has its own, so that limits by address do not meet. */
  visitor: string;
  watcher: Watch;
  /** Lets problems pass that the test provokes on purpose, by the line they are reported with. */
  allow: (pattern: RegExp) => void;
  sandbox: Sandbox;
  /** A fresh member, signed in; the page has been nowhere yet. */
  member: (wanted?: Partial<NewMember>) => Promise<Credentials>;
  /** A fresh member who logged in by the form; leaves the page where the login leads. */
  memberByForm: (wanted?: Partial<NewMember>) => Promise<Credentials>;
  /** Expects no violation of WCAG 2.2 AA on the page, or in the part that the selector names. */
  axe: (include?: string) => Promise<void>;
  /** Cumulative layout shift of the page so far. */
  cls: () => Promise<number>;
};

let visitors = 0;

const onSite = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => use(originOf(parallelIndex)),

  offersApp: [false, { option: true }],

  visitor: async ({ browserName: _ }, use, { workerIndex }) => {
    visitors += 1;
    await use(`198.${18 + ((visitors >> 8) & 1)}.${workerIndex & 255}.${visitors & 255}`);
  },

  // Only the site gets this header: the browser resolves no other host (playwright.config.ts).
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Sandbox-Address': visitor }),

  announcements: [false, { option: true }],

  watcher: [
    async ({ context, baseURL, announcements, offersApp }, use) => {
      if (!announcements) await silenceAnnouncements(context);
      if (!offersApp) await silenceOffer(context);
      if (process.env.TRANSLATED === '1') await translateBefore(context);
      const watcher = await watch(context, baseURL ?? originOf(0));
      await countLayoutShifts(context);
      await use(watcher);
      expect(watcher.problems(), 'what the page did wrong').toEqual([]);
    },
    { auto: true },
  ],

  allow: async ({ watcher }, use) => use(watcher.allow),

  sandbox: async ({ request }, use) => {
    const sandbox = new Sandbox(request);
    await use(sandbox);
    if (sandbox.changed) await sandbox.reset();
  },

  member: async ({ page, sandbox, baseURL }, use) =>
    use(async (wanted) => {
      const member = await newMember(sandbox, wanted);
      await openSession(page, baseURL ?? originOf(0), member);
      return member;
    }),

  memberByForm: async ({ page, sandbox }, use) =>
    use(async (wanted) => {
      const member = await newMember(sandbox, wanted);
      await logIn(page, member);
      return member;
    }),

  axe: async ({ page }, use) => use((include) => expectAccessible(page, include)),

  cls: async ({ page }, use) => use(() => layoutShiftOf(page)),
});

/** Playwright's `test` on a site of its own that fails on whatever the page did wrong meanwhile. */
export const test = onSite as unknown as SiteTest<Fixtures>;
