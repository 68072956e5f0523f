import { A_MEMBER, ANOTHER_MEMBER, but } from '../provider-states/given';
import { answer, at, call, story } from './story';

/** Lists that are read by a cursor. */
export const pageStories = [
  story(
    'pages-by-cursor',
    'Lists that are read by a cursor have nothing twice, come in their order, and end.',
    {
      'the member': [A_MEMBER, but({ loggedInOften: true })],
      'a friend of many': [ANOTHER_MEMBER, { name: 'the member has invited friends' }],
      'a buyer': [ANOTHER_MEMBER, { name: 'an item of the mall', params: { redeemed: true } }],
      'a winner': [ANOTHER_MEMBER, { name: 'the member’s record', params: { of: 'withdrawals' } }],
      'a player': [ANOTHER_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }],
    },
    call('session.logins')
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].loginId').isDistinct(), at('list[].at').descends(), at('list[]').hasEntriesOrMore(21)),
    call('referral.friends', { limit: 1 })
      .by('a friend of many')
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].id').isDistinct(), at('list[]').hasEntriesOrMore(4)),
    call('mall.redemptions', { limit: 1 })
      .by('a buyer')
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].orderNo').isDistinct(), at('list[]').hasEntriesOrMore(2)),
    call('record.withdrawals', { limit: 2 })
      .by('a winner')
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].orderNo').isDistinct(), at('list[].at').descends(), at('list[]').hasEntriesOrMore(6)),
    call('orders.list', { limit: 1 })
      .by('a player')
      .without('cursor')
      .pageAfterPage('cursor', 'list')
      .must(at('list[].orderId').isDistinct(), at('list[].at').descends(), at('list[]').hasEntriesOrMore(2)),
  ),
  story(
    'ticket-cancelled',
    'A lottery ticket that is cancelled gives its stake back, once.',
    { 'the player': [A_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }] },
    call('wallet.balance').as('before'),
    call('orders.cancelSubOrder').twiceUnderOneKey().must(at('state').is('cancelled')),
    call('wallet.balance')
      .as('after')
      .must(at('sumBalance').isMoreThan(answer('before', 'sumBalance'))),
    call('orders.cancelSubOrder').whatever(),
    call('wallet.balance').must(at('sumBalance').is(answer('after', 'sumBalance'))),
  ),
];
