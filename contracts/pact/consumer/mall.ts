import { expect, test } from 'vitest';
import { listMallItems } from '../../mall/items';
import { redeemItem } from '../../mall/redeem';
import { listRedemptions } from '../../mall/redemptions';
import { listFriends } from '../../referral/friends';
import { getReferral } from '../../referral/overview';
import type { PlayOperation } from './play-operation';

/** The points mall and invitations. */
export function mallContracts(play: PlayOperation): void {
  test('reads the items of the points mall with price and stock, without a session [MALL-03 MALL-04 MALL-05]', async () => {
    const { pins } = await play(listMallItems);
    expect(listMallItems).toMatchObject({ method: 'GET', path: '/wps/mall/items', session: 'none' });
    expect(pins).toEqual(expect.arrayContaining(['items[].picture', 'items[].points', 'items[].stock']));
  });

  test('redeems an item at the price that was told, once for its key [MALL-04]', async () => {
    const { refusals } = await play(redeemItem);
    expect(redeemItem).toMatchObject({ method: 'POST', path: '/wps/mall/redemptions', idempotent: true });
    expect(Object.keys(redeemItem.input.entries)).toEqual(['itemId', 'points', 'delivery']);
    expect(refusals).toEqual(
      expect.arrayContaining(['mall.points.short', 'mall.item.gone', 'mall.price.changed', 'account.trial']),
    );
  });

  test('reads what the member redeemed, with the state of its delivery [MALL-03 MALL-04]', async () => {
    const { pins } = await play(listRedemptions);
    expect(pins).toEqual(
      expect.arrayContaining(['list[].orderNo', 'list[].state', 'list[].delivery.address']),
    );
  });

  test('reads the own invitation, what it brings on which terms and what it brought [INVITE-03 INVITE-04]', async () => {
    const { pins, refusals } = await play(getReferral);
    expect(pins).toEqual(expect.arrayContaining(['code', 'invitedBy', 'reward', 'times', 'earned']));
    expect(refusals).toEqual(expect.arrayContaining(['account.trial', 'permission.denied']));
  });

  test('reads who came by the invitation, page by page and by group [INVITE-03]', async () => {
    const { pins } = await play(listFriends);
    expect(pins).toEqual(expect.arrayContaining(['list[].name', 'list[].reward', 'list[].state']));
  });
}
