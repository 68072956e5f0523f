import { plain, type StateEntry } from '../../provider-states/state-entry';

const atGame = (means: string, ...values: string[]) =>
  plain(
    `\`playerId\` is a member at the game \`nodeId\` of the vendor \`vendor\`${means}`,
    'vendor',
    'playerId',
    'nodeId',
    'transactionId',
    ...values,
  );
const atBet = (means: string) => atGame(means, 'betTransactionId');

/** What a game vendor does with a player’s money. */
export const vendorWalletStates = {
  'a launch token waits for its vendor': plain(
    'The vendor `vendor` may take `launchToken`, which was made less than a minute ago, for a member at a game.',
    'vendor',
    'launchToken',
  ),
  'a launch token of a trial waits for its vendor': plain(
    'The vendor `vendor` may take `launchToken`, which was made less than a minute ago, for a member of type 4 at a game with free play.',
    'vendor',
    'launchToken',
  ),
  'the launch token was used': plain(
    'The vendor `vendor` has taken `launchToken` before.',
    'vendor',
    'launchToken',
  ),
  'a player is at the vendor’s game': atGame(', for money that covers the bet; `transactionId` is new.'),
  'nobody plays under the player id': plain(
    '`playerId` is nobody at the vendor `vendor`; the others are ids as you have them.',
    'vendor',
    'playerId',
    'nodeId',
    'transactionId',
    'betTransactionId',
  ),
  'the player has less than the bet': atGame(
    ', whose balance does not cover the bet; `transactionId` is new.',
  ),
  'the player plays free of charge': atGame(', in its free play; `transactionId` is new.'),
  'the player’s account is disabled': atGame(', whose account was disabled since; `transactionId` is new.'),
  'the bet was rolled back before it came': atGame(
    '; the vendor has rolled the bet `transactionId` back, which never came.',
  ),
  'the transaction id stands for another bet': atGame(
    '; `transactionId` is the member’s bet of another amount.',
  ),
  'the vendor placed a bet': atBet(', with the open bet `betTransactionId`; `transactionId` is new.'),
  'the vendor placed no such bet': atBet('; there is no bet `betTransactionId`.'),
  'the vendor’s bet was rolled back': atBet(
    '; its bet `betTransactionId` was rolled back; `transactionId` is new.',
  ),
  'the vendor’s bet is settled': atBet('; its bet `betTransactionId` is settled; `transactionId` is new.'),
} satisfies Record<string, StateEntry>;
