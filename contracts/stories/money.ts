import {
  A_MEMBER,
  A_STRANGER,
  AN_AGENT,
  AN_UPLINE,
  ANOTHER_MEMBER,
  JUST_PROVED,
} from '../provider-states/given';
import { answer, at, call, fresh, given, minus, plus, story } from './story';

const A_CARD = { name: 'a bank card' };
const WITH_CARD = { 'the member': [A_MEMBER, A_CARD] };
const WITHDRAWN = '2000000.00';
/** What the agent chooses for the account. */
const CHOSEN = 'Lantern2209';
const MOVED = '100000.00';
const AT_VENDOR = { name: 'the member’s money', params: { atVendor: true } };
const balance = call('wallet.balance');
const sendUp = call('transfer.up', { amount: WITHDRAWN });
const withdraw = call('withdraw.create', { amount: WITHDRAWN });

/** Bank cards, withdrawals, transfers, and the record that has all of it. */
export const moneyStories = [
  story(
    'bank-card-bound',
    'A card that was bound is listed once, as the default one, and nobody else can bind it.',
    {
      'the member': [A_MEMBER, { name: 'a bank card', params: { of: 'nobody' } }],
      'another member': [ANOTHER_MEMBER],
    },
    call('bankCards.list').must(at('list[]').isEmpty()),
    call('bankCards.add').twiceUnderOneKey(),
    call('bankCards.list').must(at('list[]').hasEntries(1), at('list[0].isDefault').is(true)),
    call('security.overview').must(at('bankCards').is(1)),
    call('bankCards.list').by('another member').must(at('list[]').isEmpty()),
    call('bankCards.add').by('another member').refused('bank.card.exists'),
  ),
  story(
    'bank-cards',
    'The card that the member chooses is the default one, until it is removed and another one takes its place.',
    { 'the member': [A_MEMBER, A_CARD, JUST_PROVED] },
    call('bankCards.list').as('before').must(at('list[]').hasEntriesOrMore(2)),
    call('bankCards.makeDefault'),
    call('bankCards.list').must(
      at('list[0].bankCardId').is(given('bankCardId')),
      at('list[].isDefault').where('bankCardId', given('bankCardId')).is(true),
      at('list[]').where('isDefault', true).hasEntries(1),
    ),
    call('bankCards.makeDefault', {
      bankCardId: answer('before', 'list[1].bankCardId'),
    }),
    call('bankCards.list').must(at('list[0].bankCardId').is(answer('before', 'list[1].bankCardId'))),
    call('bankCards.remove', { bankCardId: answer('before', 'list[1].bankCardId') }),
    call('bankCards.list').must(
      at('list[].bankCardId').lacks(answer('before', 'list[1].bankCardId')),
      at('list[]').where('isDefault', true).hasEntries(1),
    ),
  ),
  story(
    'withdrawal',
    'A withdrawal takes its amount off the balance, and is one more order and one more movement of that amount.',
    WITH_CARD,
    balance.as('before'),
    call('record.withdrawals', { limit: 10 }).without('cursor').must(at('list[]').isEmpty()),
    withdraw.as('order'),
    balance.must(at('sumBalance').is(minus(answer('before', 'sumBalance'), WITHDRAWN))),
    call('withdraw.order', { orderNo: answer('order', 'orderNo') }).must(
      at('amount').is(WITHDRAWN),
      at('balanceAfter').is(minus(answer('before', 'sumBalance'), WITHDRAWN)),
      at('received').is(minus(WITHDRAWN, given('fee'))),
    ),
    call('record.withdrawals', { limit: 10 })
      .without('cursor')
      .must(
        at('list[].amount').where('orderNo', answer('order', 'orderNo')).is(WITHDRAWN),
        at('list[].state').where('orderNo', answer('order', 'orderNo')).is('pending'),
      ),
    call('record.find', { reference: answer('order', 'orderNo') }).must(
      at('list[].kind').contains('withdrawal'),
    ),
    call('record.summary').without('vendor').must(at('withdrawn').is(WITHDRAWN)),
  ),
  story(
    'withdrawal-sent-again',
    'A withdrawal that is sent again under its key, at the same moment or later, is one withdrawal.',
    WITH_CARD,
    balance.as('before'),
    withdraw.twiceUnderOneKey().as('order'),
    withdraw.underKeyOf('order'),
    balance.must(at('sumBalance').is(minus(answer('before', 'sumBalance'), WITHDRAWN))),
    call('record.withdrawals', { limit: 10 }).without('cursor').must(at('list[]').hasEntries(1)),
    call('withdraw.create', { amount: '1000000.00' })
      .underKeyOf('order')
      .refused('request.idempotency.reused'),
  ),
  story(
    'payout-settled',
    'A payout that was told to have been made has ended: nothing told after that counts.',
    { 'the bank': [{ name: 'a payment notice', params: { of: 'withdrawal' } }] },
    call('payout.settled'),
    call('payout.settled'),
    call('payout.failed').refused('transaction.reused'),
    call('payout.failed', { transactionId: fresh('late') }).refused('payout.ended'),
  ),
  story(
    'payout-failed',
    'A payout that was told to have failed has ended: nothing told after that counts.',
    { 'the bank': [{ name: 'a payment notice', params: { of: 'withdrawal' } }] },
    call('payout.failed'),
    call('payout.failed'),
    call('payout.settled').refused('transaction.reused'),
    call('payout.settled', { transactionId: fresh('late') }).refused('payout.ended'),
  ),
  story(
    'transfer-up',
    'Money that was sent to the upline is gone from the balance, once for its key, and is a movement of its amount.',
    { 'the member': [A_MEMBER, AN_UPLINE] },
    balance.as('before'),
    sendUp
      .twiceUnderOneKey()
      .as('sent')
      .must(
        at('balance').is(minus(answer('before', 'sumBalance'), WITHDRAWN)),
        at('upline').is(given('upline')),
      ),
    sendUp.underKeyOf('sent'),
    balance.must(at('sumBalance').is(answer('sent', 'balance'))),
    call('record.find', { reference: answer('sent', 'transferNo') }).must(
      at('list[]').hasEntries(1),
      at('list[0].kind').is('transferUp'),
      at('list[0].balance').is(answer('sent', 'balance')),
    ),
  ),
  story(
    'downline-paid',
    'An account that an agent opens logs in, and has what the agent sends down; what one has more the other has less.',
    { 'the agent': [AN_AGENT, A_STRANGER] },
    balance.as('before'),
    call('agent.downlines.create', { password: CHOSEN }).twiceUnderOneKey().as('opened'),
    call('session.logIn', { username: answer('opened', 'account'), password: CHOSEN })
      .as('login')
      .must(at('firstTimeLogin').is(true)),
    balance.withToken(answer('login', 'token')).as('below'),
    call('transfer.down', { account: answer('opened', 'account'), amount: WITHDRAWN })
      .twiceUnderOneKey()
      .must(at('balance').is(minus(answer('before', 'sumBalance'), WITHDRAWN))),
    balance.must(at('sumBalance').is(minus(answer('before', 'sumBalance'), WITHDRAWN))),
    balance
      .withToken(answer('login', 'token'))
      .must(at('sumBalance').is(plus(answer('below', 'sumBalance'), WITHDRAWN))),
  ),
  story(
    'wallets',
    'Money that moves to a vendor’s wallet and back is in one of both, and never in none or in both.',
    { 'the member': [A_MEMBER, AT_VENDOR] },
    call('transfer.wallets').as('before'),
    call('transfer.move', { direction: 'out', amount: MOVED }).twiceUnderOneKey().as('out'),
    call('transfer.wallets')
      .as('moved')
      .must(
        at('main').is(minus(answer('before', 'main'), MOVED)),
        at('main').is(answer('out', 'main')),
        at('vendors[].balance').where('vendor', given('vendor')).is(answer('out', 'balance')),
      ),
    call('transfer.move', { direction: 'in', amount: MOVED }),
    call('transfer.wallets').must(
      at('main').is(answer('before', 'main')),
      at('vendors[].balance')
        .where('vendor', given('vendor'))
        .is(answer('before', at('vendors[].balance').where('vendor', given('vendor')))),
    ),
  ),
  story(
    'pages-of-the-record',
    'Pages of the record have no movement in common, the last one first, and a day’s sum has each of them.',
    { 'the member': [A_MEMBER, { name: 'the member’s record', params: { of: 'play' } }] },
    call('record.list', { limit: 3 })
      .without('cursor', 'vendor')
      .pageAfterPage('cursor', 'list')
      .as('all')
      .must(at('list[].id').isDistinct(), at('list[].at').descends(), at('list[].id').contains(given('id'))),
    call('record.summary')
      .without('vendor')
      .as('sums')
      .must(
        at('netDeposits').is(minus(answer('sums', 'deposited'), answer('sums', 'withdrawn'))),
        at('days[].total').sumsUpTo(plus(answer('all', 'list[].amount'))),
      ),
  ),
];
