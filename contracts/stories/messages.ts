import { A_MEMBER, ANOTHER_MEMBER } from '../provider-states/given';
import { answer, at, call, given, minus, story } from './story';

const MESSAGES = { name: 'the member has messages' };

const inbox = call('inbox.list').pageAfterPage('pageNum', 'content');
const isRead = at('content[].read').where('id', given('messageId'));

/** Messages, and what another member sees of somebody. */
export const messageStories = [
  story(
    'inbox',
    'A message is on one page, counts as unread until it is read, and is gone once it is deleted.',
    // More than a page of the reference gateway has.
    { 'the member': [A_MEMBER, ...Array.from({ length: 11 }, () => MESSAGES)] },
    call('inbox.unread').as('unread'),
    inbox.as('before').must(at('content[].id').isDistinct(), isRead.is(false)),
    call('inbox.read'),
    inbox.must(isRead.is(true)),
    call('inbox.unread').must(at('').is(minus(answer('unread'), 1))),
    call('inbox.delete'),
    inbox.must(at('content[].id').lacks(given('messageId')), at('content[]').isNotEmpty()),
  ),
  story(
    'nobody-else-sees-it',
    'Another member’s token sees none of what a member has, and touches none of it.',
    {
      'the member': [
        A_MEMBER,
        { name: 'a bank card' },
        { name: 'the member’s money', params: { withdrawn: 'held' } },
        { name: 'a deposit', params: { kind: 'transfer', state: 'pending', bonus: false } },
        MESSAGES,
        { name: 'the lobby', params: { played: true } },
      ],
      'another member': [ANOTHER_MEMBER],
    },
    call('record.withdrawals').without('cursor').as('own'),
    call('withdraw.order', { orderNo: answer('own', 'list[0].orderNo') })
      .by('another member')
      .refused('order.unknown'),
    call('bankCards.list').by('another member').must(at('list[]').isEmpty()),
    call('inbox.list')
      .by('another member')
      .must(at('content[].id').lacks(given('messageId', 'the member'))),
    call('record.withdrawals').by('another member').without('cursor').must(at('list[]').isEmpty()),
    call('games.favourites').by('another member').must(at('nodeIds[]').isEmpty()),
    call('deposit.orders').by('another member').must(at('list[]').isEmpty()),
    call('deposit.cancel').by('another member').refused('content.not.found'),
    call('bankCards.makeDefault').by('another member').refused('bank.card.unknown'),
    call('inbox.delete').by('another member').whatever(),
    call('inbox.list').must(at('content[].id').contains(given('messageId'))),
  ),
];
