// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { m } from '../../paraglide/messages.js';
import { merchantWalletQuery, walletQuery } from '../../session/member.queries';
import { MemberWallet } from './member-wallet';

afterEach(cleanup);

it('has a button to deposit and one to withdraw [MEMB-09 MEMB-13]', async () => {
  const answers = [
    [walletQuery().queryKey, { sumBalance: 1 }],
    [merchantWalletQuery().queryKey, { isSingle: 1 }],
  ] as const;
  await renderOnSite(<MemberWallet />, { session: { type: 0 }, flags: [], answers });
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    [m.menu_deposit(), '/m/voucherCenter'],
    [m.menu_withdraw(), '/m/withdraw'],
  ]);
});

it('offers a user on trial to play and to register, no money in and out [ROLE-29 ROLE-30]', async () => {
  const answers = [[walletQuery().queryKey, { sumBalance: 1 }]] as const;
  await renderOnSite(<MemberWallet />, { session: { type: 0, trial: true }, flags: [], answers });
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([[m.sheet_play(), '/m/hot-games']]);
  fireEvent.click(screen.getByRole('button', { name: m.hd_reg_button() }));
  expect(screen.getByRole('dialog', { name: m.trial_leave_question() })).toBeTruthy();
});
