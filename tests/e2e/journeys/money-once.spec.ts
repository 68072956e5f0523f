import { addressOf } from '../../worker/support/server-functions';
import { holdFunction } from '../support/held-calls';
import {
  countOf,
  filled,
  MONEY_FORMS,
  type MoneyForm,
  numberOn,
  OPENING,
  sendButton,
} from '../support/money-forms';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const UNITS = 500_000;
const SUM = String(UNITS);

/** Has the answer to the next call of the form get lost on its way, after the gateway did what it asks. */
async function loseAnswer(page: Page, { sends }: MoneyForm): Promise<void> {
  await page.route(addressOf(sends), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

for (const [name, form] of Object.entries(MONEY_FORMS)) {
  test.describe(name, () => {
    test.beforeEach(async ({ member, sandbox }) => {
      const own = await member({ balance: OPENING, ...form.wanted });
      await form.prepare?.(sandbox, own);
    });

    test('two tabs with the same in them move money once, also one after the other; a new form moves it again [MONEY-21]', async ({
      page,
      context,
    }) => {
      const [other, late] = [await context.newPage(), await context.newPage()];
      for (const tab of [page, other, late]) await filled(tab, form, SUM);
      const release = [await holdFunction(page, form.sends), await holdFunction(other, form.sends)];
      for (const tab of [page, other]) await sendButton(tab).click();
      for (const go of release) go();
      const number = await numberOn(page);
      expect(await numberOn(other)).toBe(number);
      await sendButton(late).click();
      expect(await numberOn(late)).toBe(number);
      expect(await countOf(page, form, UNITS)).toBe(1);

      await filled(page, form, SUM);
      await sendButton(page).click();
      expect(await numberOn(page)).not.toBe(number);
      expect(await countOf(page, form, UNITS)).toBe(2);
    });

    test('two tabs with different amounts both move theirs [MONEY-21]', async ({ page, context }) => {
      const other = await context.newPage();
      await filled(page, form, SUM);
      await filled(other, form, String(2 * UNITS));
      for (const tab of [page, other]) await sendButton(tab).click();
      expect(await numberOn(other)).not.toBe(await numberOn(page));
      expect(await countOf(page, form, UNITS)).toBe(form.opensOrders ? 2 : 3);
    });

    test('a reload while it is sent, and the same again, move money once [MONEY-21]', async ({
      page,
      allow,
      sandbox,
    }) => {
      allow(/_serverFn|ERR_ABORTED/);
      await filled(page, form, SUM);
      const sent = page.waitForRequest((request) => request.url().includes(addressOf(form.sends)));
      await sandbox.fault({ path: form.gatewayPath, delayMs: 700 });
      await sendButton(page).click();
      await sent;
      await filled(page, form, SUM);
      await sendButton(page).click();
      await numberOn(page);
      expect(await countOf(page, form, UNITS)).toBe(1);
    });

    test('an answer that is lost is told of, and the same again shows what became of the first, after a reload too [MONEY-21]', async ({
      page,
      allow,
      sandbox,
    }) => {
      allow(/_serverFn|ERR_CONNECTION_RESET/);
      await filled(page, form, SUM);
      await loseAnswer(page, form);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: t(form.unsure) })).toBeVisible();
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: t(form.unsure) })).toBeVisible();
      await page.unroute(addressOf(form.sends));
      await form.meanwhile?.(sandbox);
      await filled(page, form, SUM);
      await sendButton(page).click();
      await numberOn(page);
      expect(await countOf(page, form, UNITS)).toBe(1);
    });
  });
}
