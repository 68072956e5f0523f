import type { Page } from '@playwright/test';
import { newMember } from './support/members';
import { expect, t, test } from './support/test';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submit = (page: Page) => page.getByRole('button', { name: t('log_in'), exact: true });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

async function fillIn(
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await field(page, 'username').fill(account);
  await field(page, 'password').fill(password);
}

test('the agents’ page has the same form under its own title, without registration, free play and social logins; it lets an agent in, and sends one who comes back home [AGENT-01 AGENT-02 AGENT-03 ROUTE-02 LOGIN-38 ROLE-31 ROUTE-90]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agent_login_title'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('agent_login_welcome'));
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('radio', { name: t('login_mobile') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('login_forgot') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('login_register_now') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('login_free_play') })).toHaveCount(0);
  for (const provider of ['LINE', 'Facebook', 'Google']) {
    await expect(page.getByRole('button', { name: provider })).toHaveCount(0);
  }
  await axe();

  await fillIn(page, await newMember(sandbox, { type: 1 }));
  await submit(page).click();
  await page.waitForURL('**/m/agent/home');
  const back = await page.request.get('/m/agent', { maxRedirects: 0 });
  expect([back.status(), back.headers().location]).toEqual([307, '/m/agent/home']);
});

test('refuses members of types 0, 4 and 40 after the right password, leaves no session, and tells nothing after a wrong one; the refusal changes its words with the language [AGENT-04 ROLE-36 ROLE-37 ROLE-44 ROLE-48 ERR-02 ERR-22 ERR-44 LANG-34 CONST-38]', async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/m/agent');
  const refusal = page.getByRole('main').getByRole('alert');
  const refuses = async (type: number) => {
    const member = await newMember(sandbox, { type });
    await fillIn(page, member);
    await submit(page).click();
    await expect(field(page, 'password')).toHaveValue('');
    await expect(refusal).toHaveText(t('error_not_agent'));
    await expect(field(page, 'username')).toHaveValue(member.account);
    await expect(field(page, 'password')).toBeFocused();
    expect((await cookies(page)).filter((name) => name.includes('session'))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    return member;
  };
  const { account } = await refuses(0);
  await fillIn(page, { account, password: 'WrongPass1' });
  await submit(page).click();
  await expect(refusal).toHaveText(t('error_wrong_credentials'));
  await refuses(4);
  await refuses(40);

  await page.getByRole('button', { name: t('language_choose', 'vi', { language: 'Tiếng Việt' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await expect(refusal).toHaveText(t('error_not_agent', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agent_login_title', 'en'));
  await axe();
});

test('shows the form to a member, who changes into the agent with it [ROUTE-02 SESS-44 SESS-47]', async ({
  page,
  sandbox,
  member,
}) => {
  await member();
  await page.goto('/m/agent');
  const agent = await newMember(sandbox, { type: 2 });
  await fillIn(page, agent);
  await submit(page).click();
  await page.waitForURL('**/m/agent/home');
  const record = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  expect(JSON.parse(record ?? '')).toMatchObject({ userName: agent.account, type: 2 });
});
