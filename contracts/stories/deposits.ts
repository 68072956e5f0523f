import { A_MEMBER } from '../provider-states/given';
import { answer, at, call, fresh, given, minus, plus, story } from './story';

const AMOUNT = 500_000;
const THE_BANK = { 'the bank': [{ name: 'a payment notice', params: { of: 'deposit' } }] };
const OPENING = {
  'the member': [A_MEMBER, { name: 'a deposit channel', params: { kind: 'transfer' } }],
  ...THE_BANK,
};
const OPENED = {
  'the member': [
    A_MEMBER,
    { name: 'a deposit', params: { kind: 'transfer', state: 'pending', bonus: false } },
  ],
  ...THE_BANK,
};
const create = call('deposit.create', { amount: String(AMOUNT) });
const balance = call('wallet.balance');
const reference = { reference: given('reference', 'the member') };
const order = call('deposit.order').by('the member');

/** Deposits from the order to what the bank tells of them. */
export const depositStories = [
  story(
    'deposit',
    'A deposit that the bank tells of arrives once, whatever the bank says again.',
    OPENING,
    balance.as('before'),
    create.as('opened'),
    call('deposit.order', { orderNo: answer('opened', 'orderNo') })
      .as('order')
      .must(at('state').is('pending')),
    call('payment.received', {
      reference: answer('order', 'transfer.reference'),
      transactionId: fresh('payment'),
      amount: AMOUNT,
    }).by('the bank'),
    call('payment.received', {
      reference: answer('order', 'transfer.reference'),
      transactionId: fresh('payment'),
      amount: AMOUNT,
    }).by('the bank'),
    call('deposit.order', { orderNo: answer('opened', 'orderNo') })
      .as('arrived')
      .must(
        at('state').is('arrived'),
        at('paid').is(AMOUNT),
        at('credited').is(minus(AMOUNT, answer('arrived', 'fee'))),
      ),
    balance.must(at('sumBalance').is(plus(answer('before', 'sumBalance'), answer('arrived', 'credited')))),
    call('record.find', { reference: answer('opened', 'orderNo') }).must(
      at('list[]').where('kind', 'deposit').hasEntries(1),
    ),
  ),
  story(
    'deposit-sent-again',
    'An order that is sent again under its key, at the same moment or later, is one order.',
    OPENING,
    create.twiceUnderOneKey().as('opened'),
    create.underKeyOf('opened'),
    call('deposit.orders').must(
      at('list[]').hasEntries(1),
      at('list[0].orderNo').is(answer('opened', 'orderNo')),
      at('list[0].amount').is(AMOUNT),
    ),
  ),
  story(
    'deposit-in-parts',
    'What comes in parts is all the member’s, and the order says what is still to come.',
    OPENED,
    balance.as('before'),
    call('payment.received', { ...reference, transactionId: fresh('first'), amount: 200_000 }).by('the bank'),
    order.must(at('state').is('partlyPaid'), at('paid').is(200_000)),
    call('payment.received', { ...reference, transactionId: fresh('rest'), amount: 300_000 }).by('the bank'),
    order.as('arrived').must(at('state').is('arrived'), at('paid').is(AMOUNT)),
    balance.must(at('sumBalance').is(plus(answer('before', 'sumBalance'), answer('arrived', 'credited')))),
  ),
  story(
    'deposit-refused',
    'A deposit that the bank refused is over, and moves no money.',
    OPENED,
    balance.as('before'),
    call('payment.refused', { ...reference, transactionId: fresh('refusal') }).by('the bank'),
    order.must(at('state').is('refused'), at('refusal').is('declined'), at('credited').is(0)),
    balance.must(at('sumBalance').is(answer('before', 'sumBalance'))),
  ),
  story(
    'deposit-cancelled',
    'A deposit that its member ended is over, but what comes in late is the member’s all the same.',
    OPENED,
    balance.as('before'),
    call('deposit.cancel'),
    order.must(at('state').is('cancelled')),
    call('payment.received', { ...reference, transactionId: fresh('late'), amount: AMOUNT }).by('the bank'),
    order.as('arrived').must(at('state').is('arrived'), at('credited').isMoreThan(0)),
    balance.must(at('sumBalance').is(plus(answer('before', 'sumBalance'), answer('arrived', 'credited')))),
  ),
];
