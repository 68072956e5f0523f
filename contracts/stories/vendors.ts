import { answer, at, call, fresh, minus, plus, story } from './story';

const AT_GAME = { 'the vendor': [{ name: 'a player at a game' }] };
const AMOUNT = 1000;
const balance = call('vendorWallet.balance');
const bet = call('vendorWallet.bet', { transactionId: fresh('bet'), amount: AMOUNT });
const closing = { transactionId: fresh('closing'), betTransactionId: fresh('bet') };

/** What a game vendor does with a player’s money. */
export const vendorStories = [
  story(
    'round-won',
    'A bet leaves the balance and its win comes to it, each once however often the vendor says so.',
    AT_GAME,
    balance.as('before'),
    bet.twice().must(at('balance').is(minus(answer('before', 'balance'), AMOUNT))),
    balance.must(at('balance').is(minus(answer('before', 'balance'), AMOUNT))),
    call('vendorWallet.win', { ...closing, amount: 2500 }),
    call('vendorWallet.win', { ...closing, amount: 2500 }),
    balance.must(at('balance').is(plus(answer('before', 'balance'), 1500))),
    call('vendorWallet.rollback', { transactionId: fresh('late'), betTransactionId: fresh('bet') }).refused(
      'bet.settled',
    ),
  ),
  story(
    'round-rolled-back',
    'A bet that was rolled back leaves the balance as it was, and wins nothing.',
    AT_GAME,
    balance.as('before'),
    bet,
    call('vendorWallet.rollback', closing),
    call('vendorWallet.rollback', closing),
    balance.must(at('balance').is(answer('before', 'balance'))),
    call('vendorWallet.win', { transactionId: fresh('late'), betTransactionId: fresh('bet') }).refused(
      'bet.rolled.back',
    ),
    balance.must(at('balance').is(answer('before', 'balance'))),
  ),
  story(
    'launch-token',
    'A launch token seats one player, who can bet, and is good once.',
    { 'the vendor': [{ name: 'a launch token' }] },
    call('vendorWallet.authenticate').as('player'),
    call('vendorWallet.authenticate').refused('launch.token.invalid'),
    call('vendorWallet.balance', { playerId: answer('player', 'playerId') }).as('before'),
    call('vendorWallet.bet', {
      playerId: answer('player', 'playerId'),
      nodeId: answer('player', 'nodeId'),
      transactionId: fresh('bet'),
      amount: AMOUNT,
    }),
    call('vendorWallet.balance', { playerId: answer('player', 'playerId') }).must(
      at('balance').is(minus(answer('before', 'balance'), AMOUNT)),
    ),
  ),
];
