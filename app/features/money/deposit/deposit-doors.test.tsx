import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { EXAMPLE_ORDERS } from '@/contracts/deposit/deposit-order';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import type { SiteAddress } from '@/tests/support/site-address';

const PATH = '/m/voucherCenter';
const { orderNo } = EXAMPLE_ORDERS.transfer;
const waits: Responses = {
  'deposit.orders': ({ list }) => ({
    list: [{ ...(list[0] as object), orderNo, state: 'pending' } as never],
  }),
};
const none: Responses = { 'deposit.orders': () => ({ list: [] }) };
const arrived: Responses = {
  'deposit.order': (example) => ({
    ...example,
    state: 'arrived',
    paid: 500_000,
    credited: 500_000,
    endedAt: Date.now(),
  }),
};

const main = () => screen.getByRole('main');
const links = (within: Element | null) =>
  [...(within?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
const chip = () => document.querySelector(`main a[href="${PATH}/${orderNo}"]`);

describe.each(['/m/home', '/m/member/home'] as const)('on %s', (address) => {
  const open = (visit: Visit = {}) => renderScreen(address, { as: 'member', answers: none, ...visit });

  it('the balance has its deposit, and an order that waits is a chip that leads to it [MONEY-01 MONEY-02 MEMB-13]', async () => {
    const { path } = await open({ answers: waits });
    await vi.waitFor(() => expect(links(main())).toContain(PATH));
    await vi.waitFor(() => expect(chip()?.textContent).toContain(m.deposit_state_pending()));
    await expectNoBarrier();
    fireEvent.click(chip() as Element);
    await vi.waitFor(() => expect(path()).toBe(`${PATH}/${orderNo}`));
  });

  it('nothing is wider than a small phone with both, and there is no chip without an order that waits', async () => {
    await open({ answers: waits, width: 320 });
    await vi.waitFor(() => expect(chip()).not.toBe(null));
    expectNoSidewaysScroll();
    const { known } = await open({
      answers: {
        'deposit.orders': ({ list }) => ({ list: list.map((one) => ({ ...one, state: 'arrived' })) }),
      },
    });
    await vi.waitFor(() => expect(links(main())).toContain(PATH));
    expect(known).toBeTruthy();
    expect(main().textContent).not.toContain(m.deposit_state_pending());
  });

  it.each([{ as: 'trial' }, { type: 40 }] as const)(
    '%j is asked for no order [ROLE-30 ROLE-39 FOOT-14]',
    async (visit) => {
      const { asked } = await open({ answers: waits, ...visit });
      expect(chip()).toBe(null);
      expect(asked.filter(({ operation }) => operation === 'deposit.orders')).toEqual([]);
    },
  );
});

it('the strip of home keeps its stated items, none of them the deposit [HOME-39 HOME-40 HOME-43 HOME-44]', async () => {
  await renderScreen('/m/home', { as: 'member' });
  const strip = screen.getByRole('navigation', { name: m.home_quick_label() });
  expect(links(strip)).toEqual(['/m/withdraw', '/m/inviteFriends', '/m/mall/mallHome', '/m/support']);
});

describe('the balance in the header', () => {
  const head = () => document.querySelector('header') as HTMLElement;

  it.each(['/m/slot-games', '/m/search', '/m/gameCenter'] as const)(
    'leads from %s to the deposit [MONEY-01 WALLET-01]',
    async (address) => {
      const { path } = await renderScreen(address, { as: 'member', width: 320 });
      const link = within(head()).getByRole('link', { name: new RegExp(m.menu_deposit()) });
      expect(link.textContent).toContain('12,3 tr');
      expectNoSidewaysScroll();
      fireEvent.click(link);
      await vi.waitFor(() => expect(path()).toBe(PATH));
    },
  );

  it('is hidden where the device hides it, and is not there for a guest, a trial or a free account [WALLET-05 ROLE-39]', async () => {
    await renderScreen('/m/slot-games', { as: 'member' });
    localStorage.setItem('HIDE_BALANCE', '1');
    dispatchEvent(new StorageEvent('storage', { key: 'HIDE_BALANCE', newValue: '1' }));
    await vi.waitFor(() => expect(head().textContent).toContain(m.wallet_balance_hidden()));
    expect(head().textContent).not.toContain('12,3');
    for (const visit of [{ as: 'guest' }, { as: 'trial' }, { as: 'member', type: 40 }] as const) {
      await renderScreen('/m/slot-games', visit);
      expect(links(head())).toEqual([]);
    }
  });
});

describe('an order that is paid', () => {
  const paid = async (address: SiteAddress, entry: () => Element | null | Promise<Element>) => {
    const shown = await renderScreen(address, { as: 'member', answers: { ...waits, ...arrived } });
    const door = await vi.waitFor(async () => {
      const found = await entry();
      if (!found) throw new Error('no way in');
      return found;
    });
    fireEvent.click(door);
    await vi.waitFor(() => expect(shown.path()).toContain(PATH));
    if (shown.path() === PATH) {
      const row = await vi.waitFor(() => {
        const found = chip();
        if (!found) throw new Error('no order');
        return found;
      });
      fireEvent.click(row);
    }
    await screen.findByRole('heading', { name: m.deposit_arrived_title() });
    return shown;
  };

  it('leads back to where the member came from [MONEY-02]', async () => {
    const { path } = await paid('/m/slot-games?vendor=JILI', () =>
      document.querySelector(`header a[href="${PATH}"]`),
    );
    fireEvent.click(await screen.findByRole('link', { name: m.deposit_back() }));
    await vi.waitFor(() => expect(path()).toBe('/m/slot-games?vendor=JILI'));
  });

  it('leads another member, who logged in in this tab, not to where the one before came from [MONEY-02 SESS-47]', async () => {
    await paid('/m/slot-games', () => document.querySelector(`header a[href="${PATH}"]`));
    const noted = sessionStorage.getItem('DEPOSIT_FROM') ?? '';
    expect(noted).toContain('/m/slot-games');
    sessionStorage.setItem('DEPOSIT_FROM', noted.replace(/"member":"[^"]+"/, '"member":"somebody_else"'));
    await renderScreen(`${PATH}/${orderNo}`, { as: 'member', answers: arrived });
    expect(await screen.findByRole('link', { name: m.hd_home() })).toBeTruthy();
    expect(screen.queryByRole('link', { name: m.deposit_back() })).toBe(null);
  });

  it('leads home from home, and where nothing is known [MONEY-02]', async () => {
    await paid('/m/home', () => document.querySelector(`main a[href="${PATH}"]`));
    expect(screen.getByRole('link', { name: m.hd_home() }).getAttribute('href')).toBe('/m/home');
    await renderScreen(`${PATH}/${orderNo}`, { as: 'member', answers: arrived });
    expect(screen.getByRole('link', { name: m.hd_home() })).toBeTruthy();
  });

  it('forgets no way back over the provider’s page and a look at the help, and takes none that is no page of the site [MONEY-02]', async () => {
    sessionStorage.clear();
    const { path, router } = await paid('/m/slot-games', () =>
      document.querySelector(`header a[href="${PATH}"]`),
    );
    await router.navigate({ to: '/m/support' });
    await vi.waitFor(() => expect(path()).toBe('/m/support'));
    router.history.back();
    await vi.waitFor(() => expect(path()).toBe(`${PATH}/${orderNo}`));
    const back = await screen.findByRole('link', { name: m.deposit_back() });
    expect(back.getAttribute('href')).toBe('/m/slot-games');
  });
});
