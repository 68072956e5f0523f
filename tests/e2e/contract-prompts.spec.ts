import type { Page } from '@playwright/test';
import { scripted } from './support/held-scripts';
import { leaveAsMember, logIn, newMember } from './support/members';
import { expect, t, test } from './support/test';

const KINDS = ['salary', 'dividend', 'hour'] as const;
type Kind = (typeof KINDS)[number];
const TITLES = {
  salary: 'contract_prompt_salary_title',
  dividend: 'contract_prompt_dividend_title',
  hour: 'contract_prompt_hour_title',
} as const;
const PATHS: Record<Kind, string> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hour: '/m/member/agent/getHourContract',
};

const prompt = (page: Page, kind: Kind, language: 'vi' | 'en' = 'vi') =>
  page.getByRole('dialog', { name: t(TITLES[kind], language) });
const later = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: t('contract_prompt_cancel') });
const go = (page: Page) => page.getByRole('dialog').getByRole('link', { name: t('contract_prompt_go') });
/** Home, and what it is told of contracts. */
async function homeAsks(page: Page): Promise<void> {
  const told = ['salary', 'dividend'].map((kind) =>
    page.waitForResponse(new RegExp(`/agent/contract/${kind}`)),
  );
  await page.goto('/m/home');
  await Promise.all(told);
}

test('home asks an agent for an answer to each contract that waits, one after another, each once per login [AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 AGENT-14 AGENT-15 AGENT-16 AGENT-22 ROLE-33 SESS-40]', async ({
  page,
  sandbox,
  axe,
}) => {
  const agent = await newMember(sandbox, { type: 1 });
  for (const kind of KINDS) await sandbox.post('agreements', { account: agent.account, kind });
  await logIn(page, agent);
  await expect(prompt(page, 'salary')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await axe('dialog');
  await later(page).click();
  await expect(prompt(page, 'dividend')).toBeVisible();
  await go(page).click();
  await expect(page).toHaveURL((url) => url.pathname === PATHS.dividend);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(prompt(page, 'hour')).toBeVisible();
  await go(page).click();
  await expect(page).toHaveURL((url) => url.pathname === PATHS.hour);
  await homeAsks(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await leaveAsMember(page);
  await logIn(page, agent);
  await go(page).click();
  await expect(page).toHaveURL((url) => url.pathname === PATHS.salary);
});

test('a member of type 0 is asked when the gateway says so, in English too; types 4, 40, 41 and 42 never are [AGENT-17 AGENT-23 ROLE-45 CONST-39]', async ({
  page,
  sandbox,
  member,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/agent/contract/')) asked.push(request.url());
  });
  await page.clock.install();
  for (const type of [4, 40, 41, 42]) {
    const { account } = await member({ type });
    await sandbox.post('agreements', { account });
    await page.goto('/m/home');
    await scripted(page);
    // Long after the page has come to rest.
    await page.clock.runFor(30_000);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await leaveAsMember(page);
  }
  expect(asked).toEqual([]);
  const { account } = await member({ type: 0 });
  await sandbox.post('agreements', { account, kind: 'hour' });
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/m/home');
  await scripted(page);
  await page.clock.runFor(30_000);
  await expect(prompt(page, 'hour', 'en')).toBeVisible();
});

test('what was answered elsewhere, or too late, is not asked for [AGENT-21]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member({ type: 1 });
  await sandbox.post('agreements', { account, accepted: true });
  await sandbox.post('agreements', { account, kind: 'hour', hours: -1 });
  await homeAsks(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a given password is asked about before a contract [AGENT-22 SESS-40]', async ({ page, sandbox }) => {
  const agent = await newMember(sandbox, { type: 1, firstTimeLogin: true });
  await sandbox.post('agreements', { account: agent.account });
  await logIn(page, agent);
  await page
    .getByRole('dialog', { name: t('first_login_title') })
    .getByRole('button', { name: t('first_login_later') })
    .click();
  await expect(prompt(page, 'salary')).toBeVisible();
});
