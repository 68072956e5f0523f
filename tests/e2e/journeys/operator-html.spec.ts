import { HOSTILE_FRAGMENTS } from '@/edge/testing/hostile-fragments';
import type { Sandbox } from '../support/sandbox';
import type { Page } from '../support/site-page';
import { tapBelowList } from '../support/tap-below-list';
import { expect, t, test } from '../support/test';

/** The content security policy as it is, then taken off. */
const POLICIES = ['on', 'off'] as const;
/** Elements and attributes that no content may bring into the page. */
const HARM =
  ':is(script, style, iframe, frame, object, embed, form, input, textarea, select, button, svg, math, template, base, meta, link, video, audio, dialog, [style*="position"], [onerror], [onload], [onclick], [srcdoc], [popover], [contenteditable], [autofocus], [id], [name])';

/** Documents come without their policy: what is left is what sanitising alone achieves. */
async function takePolicyOff(page: Page): Promise<void> {
  await page.route('**/m/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Nothing ran, nothing harmful is in the content, and what belongs to the site can still be reached by a tap. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate((harm) => {
    // Behind an open panel nothing is to be tapped.
    const within = document.querySelector('dialog:modal') ?? document;
    const site = [...within.querySelectorAll('header, a, button, summary')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    });
    const covered = site.filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('[data-rich]') && !element.closest('[data-rich]');
    });
    const contents = [...document.querySelectorAll('[data-rich]')];
    return {
      ran: (window as unknown as { __ran?: number }).__ran ?? 0,
      harm: contents.flatMap((content) => [...content.querySelectorAll(harm)].map((one) => one.outerHTML)),
      covered: covered.map((element) => element.outerHTML.slice(0, 200)),
      wide: document.documentElement.scrollWidth > innerWidth,
      contents: contents.length,
    };
  }, HARM);
  expect(found).toMatchObject({ ran: 0, harm: [], covered: [], wide: false });
  expect(found.contents).toBeGreaterThan(0);
}

/** Opens every item at once, as taps would. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('main details')) (item as HTMLDetailsElement).open = true;
  });
}

/** In parts: a command has 64 kB at most. */
async function publish(sandbox: Sandbox, kind: 'player' | 'promotion' | 'popup', contents: string[]) {
  const ids: number[] = [];
  const parts = [contents.slice(0, -1), contents.slice(-1)];
  for (const part of parts) {
    const items = part.map((content, index) => ({
      title: `Tin ${index + 1}`,
      content,
      execution: 'B' as const,
    }));
    ids.push(...(await sandbox.announcements({ kind, items })));
  }
  return ids;
}

test('a notice of every hostile kind, opened on one page, with the content security policy and with it taken off, runs nothing, loads nothing and covers nothing [SHELL-43 SHELL-44]', async ({
  page,
  sandbox,
}) => {
  await sandbox.clearAnnouncements('player');
  const ids = await publish(
    sandbox,
    'player',
    HOSTILE_FRAGMENTS.map(([, html]) => html),
  );
  for (const policy of POLICIES) {
    if (policy === 'off') await takePolicyOff(page);
    await page.goto('/m/notice');
    const items = page.getByRole('main').locator('summary');
    const more = page.getByRole('button', { name: t('notices_more') });
    for (let shown = 20; shown < HOSTILE_FRAGMENTS.length; shown += 20) {
      await expect(items).toHaveCount(shown);
      await tapBelowList(more);
      await expect(items).not.toHaveCount(shown);
    }
    await expect(items).toHaveCount(HOSTILE_FRAGMENTS.length);
    await openAll(page);
    const left = await page.evaluate(async (every) => {
      const notices = await Promise.all(
        every.map(async (id) => (await (await fetch(`/wps/notice?id=${id}`)).json()).value),
      );
      return notices.filter(({ content }: { content: string }) => content !== '').length;
    }, ids);
    expect(left).toBeGreaterThan(HOSTILE_FRAGMENTS.length / 2);
    await expect(page.locator('main [data-rich]')).toHaveCount(left);
    await expectHarmless(page);
  }
});

test('promotions full of hostile HTML, as the server writes them, with the content security policy and with it taken off, run nothing, load nothing and cover nothing [SHELL-43 SHELL-44]', async ({
  page,
  sandbox,
}) => {
  // What is nested by the thousand makes the whole content nothing: alone, above.
  const inCompany = HOSTILE_FRAGMENTS.filter(([, html]) => html.length < 20_000);
  const contents = inCompany.map(([what, html]) => `<p>${what}</p>${html}`);
  const groups = Array.from({ length: 8 }, (_, group) => contents.filter((_, one) => one % 8 === group));
  const ids = await publish(
    sandbox,
    'promotion',
    groups.map((group) => group.join('')),
  );
  for (const policy of POLICIES) {
    if (policy === 'off') await takePolicyOff(page);
    for (const id of ids) {
      await page.goto(`/m/activity?id=${id}`);
      await expect(page.locator('dialog:modal [data-rich]')).toBeAttached();
      await expectHarmless(page);
      await expect(page.getByRole('dialog').getByRole('link', { name: t('promo_close') })).toBeInViewport();
    }
  }
});

test('hostile messages in an inbox run nothing, load nothing and cover nothing [SHELL-43 SHELL-44]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member();
  const contents = HOSTILE_FRAGMENTS.map(([, html]) => html);
  for (const content of contents.slice(0, 20)) await sandbox.inbox({ account, item: { content } });
  await page.goto('/m/webEmail');
  const items = page.getByRole('main').locator('summary');
  await expect(items).toHaveCount(20);
  await openAll(page);
  await expectHarmless(page);
});

test.describe('in the popup of home', () => {
  test.use({ announcements: true });

  test('content keeps sizes alone, as parts of the column, and none of the hostile ones: it stays in its box [SHELL-18 SHELL-43]', async ({
    page,
    sandbox,
  }) => {
    const style = 'width:600px;padding-top:20px;font-size:28px;position:fixed;background:red';
    const inCompany = HOSTILE_FRAGMENTS.filter(([, html]) => html.length < 20_000);
    const groups = Array.from({ length: 4 }, (_, group) =>
      inCompany.filter((_, one) => one % 4 === group).map(([what, html]) => `<p>${what}</p>${html}`),
    );
    await sandbox.flags({ ANNOUNCENOW3: true });
    await sandbox.clearAnnouncements('popup');
    await publish(sandbox, 'popup', [
      `<p style="${style}">Quà</p>`,
      ...groups.map((group) => group.join('')),
    ]);
    await page.goto('/m/home');
    const popup = page.getByRole('dialog', { name: t('announcement_title') });
    await expect(popup.locator('[data-rich]')).toHaveCount(5);
    await expect(popup.locator('[data-rich] p:text-is("Quà")')).toHaveCSS('position', 'static');
    const sized = await popup.locator('[data-rich] p:text-is("Quà")').evaluate((element) => {
      const { width, fontSize } = (element as HTMLElement).style;
      return { width, fontSize: Number.parseFloat(getComputedStyle(element).fontSize), written: fontSize };
    });
    expect(sized.width).toBe('calc(6 * var(--col) / 7.5)');
    expect(sized.fontSize).toBeGreaterThanOrEqual(12);
    await expectHarmless(page);
  });
});
