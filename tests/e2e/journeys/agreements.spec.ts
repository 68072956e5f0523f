import { leaveAsMember, logIn, newMember } from '../support/members';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const SALARY = '/m/member/agent/getSalaryContract';
const AGREEMENTS = '/m/agent/contracts';
const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click();

const KINDS = ['salary', 'dividend', 'hour'] as const;
type Kind = (typeof KINDS)[number];
const TITLES = {
  salary: 'agreement_prompt_salary_title',
  dividend: 'agreement_prompt_dividend_title',
  hour: 'agreement_prompt_hour_title',
} as const;
const PATHS: Record<Kind, string> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hour: '/m/member/agent/getHourContract',
};

const prompt = (page: Page, kind: Kind, language: 'vi' | 'en' = 'vi') =>
  page.getByRole('dialog', { name: t(TITLES[kind], language) });
const later = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: t('agreement_prompt_cancel') });
const go = (page: Page) => page.getByRole('dialog').getByRole('link', { name: t('agreement_prompt_go') });
/** Home, and what it is told of agreements. */
async function homeAsks(page: Page): Promise<void> {
  const told = ['salary', 'dividend'].map((kind) =>
    page.waitForResponse(new RegExp(`/agent/contract/${kind}`)),
  );
  await page.goto('/m/home');
  await Promise.all(told);
}

test('an offer stands beside what is in force, and is accepted once after a confirmation; it begins the next day; another is refused, and what was in force stays until it is ended with notice [AGENT-24 ROUTE-74 ROUTE-76]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ type: 1 });
  await sandbox.post('agreements', { account, accepted: true });
  await sandbox.post('agreements', { account });
  await sandbox.post('agreements', { account, kind: 'hour', accepted: true });
  await sandbox.post('agreements', { account, kind: 'hour' });
  await page.goto(SALARY);
  await expect(main(page)).toContainText(t('agreement_state_offered_mine'));
  const table = main(page).getByRole('table', { name: t('agreement_tiers') });
  await expect(table).toContainText('10.000.000');
  await expect(table).toContainText('0,30%');
  await expect(main(page)).toContainText(t('agreement_else_version', 'vi', { version: 1 }));
  await expect(main(page).getByRole('link', { name: t('agreement_kind_hour') })).toBeVisible();
  await axe();
  await main(page)
    .getByRole('button', { name: t('agreement_accept') })
    .click();
  await axe('dialog');
  await confirm(page, t('agreement_accept'));
  await expect(main(page)).toContainText(t('agreement_state_agreed'));
  await expect(main(page).getByRole('button', { name: t('agreement_accept') })).toHaveCount(0);
  await page.reload();
  await expect(main(page)).toContainText(t('agreement_state_agreed'));
  await main(page).getByText(t('agreement_earlier')).click();
  await expect(main(page)).toContainText(t('agreement_state_in_force'));

  await page.goto('/m/member/agent/getHourContract');
  await main(page)
    .getByRole('button', { name: t('agreement_refuse') })
    .click();
  await confirm(page, t('agreement_refuse'));
  await expect(main(page)).toContainText(t('agreement_state_in_force'));
  await main(page)
    .getByRole('button', { name: t('agreement_end') })
    .click();
  await confirm(page, t('agreement_end'));
  await expect(main(page).getByRole('button', { name: t('agreement_end') })).toHaveCount(0);
});

test('an agent offers a direct downline no more than is held, takes it back, and offers again [AGENT-24 AGENT-25]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account: upline } = await member({ type: 1 });
  await sandbox.post('agreements', { account: upline, accepted: true });
  const { account } = await newMember(sandbox, { type: 1, upline });
  await page.goto(AGREEMENTS);
  await expect(main(page)).toContainText(t('agreements_team_empty'));
  await axe();
  await main(page).getByLabel(t('agreements_account')).fill(account);
  await main(page)
    .getByRole('button', { name: t('agreements_open') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `${AGREEMENTS}/${account}`);
  const send = main(page).getByRole('button', { name: t('agreement_offer_send') });
  await main(page).locator('input[name="steps.0.rate"]').fill('0,31');
  await send.click();
  await expect(main(page)).toContainText(t('form_amount_high', 'vi', { amount: '0,30%' }));
  await axe();
  await main(page).locator('input[name="steps.0.rate"]').fill('0,20');
  await send.click();
  await expect(main(page)).toContainText(t('agreement_state_offered'));
  await main(page)
    .getByRole('button', { name: t('agreement_withdraw') })
    .click();
  await confirm(page, t('agreement_withdraw'));
  await expect(send).toBeVisible();
  await send.click();
  await expect(main(page).getByRole('button', { name: t('agreement_withdraw') })).toBeVisible();
  await page.goto(AGREEMENTS);
  await expect(main(page).getByRole('link', { name: new RegExp(account) })).toHaveCount(2);
  await main(page)
    .getByRole('link', { name: t('agreements_group_waiting'), exact: true })
    .click();
  await expect(main(page).getByRole('link', { name: new RegExp(account) })).toHaveCount(1);
});

test('home asks an agent for an answer to each agreement that waits, one after another, each once per login [AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 AGENT-14 AGENT-15 AGENT-16 AGENT-22 ROLE-33 SESS-40]', async ({
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
