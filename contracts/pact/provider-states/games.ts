import { plain, type StateEntry, signedIn } from './state-entry';

const LAUNCH = ['category', 'vendor', 'gameId', 'nodeId'];

/** Games of the lobby, and who may play them. */
export const lobbyStates = {
  'the lobby has games': plain(
    'Games are in the lobby: at least one is hot, and at least one is of each category (`gameCategory`) and each type (`gameType`) that a request names; menus name a vendor of E-sports or cockfight below SPORTS, and a type of games has at least one kind. `nodeId` is a slot game (`RNG`) with all that is known of a game; the search for `gameName` finds it, `vassalage` is its vendor, and `gameClassify` a kind that it is of.',
    'nodeId',
    'gameName',
    'vassalage',
    'gameClassify',
  ),
  'the game is not in the lobby': plain('No game of the lobby has the id `nodeId`.', 'nodeId'),
  'a member may play the game': signedIn(
    'A member is logged in; `nodeId` is a game that can be played, `gameId`, `vendor` and `category` (its type) are the same game’s.',
    ...LAUNCH,
  ),
  'a member may play the lottery': signedIn(
    'A member is logged in; `gameCode` is a lottery that can be played, of `vendor`, which is `LOTT` or `ELOTT`.',
    'vendor',
    'gameCode',
  ),
  'a member may play a lottery of a region': signedIn(
    'A member is logged in; `gameCode` is a lottery that can be played, of `vendor`, which is `TCG_LOTTO_VN` or `TCG_SEA`.',
    'vendor',
    'gameCode',
  ),
  'a member asks for a game that is not in the lobby': signedIn(
    'A member is logged in; no game of the lobby has the id `nodeId`; `gameId`, `vendor` and `category` may be another game’s.',
    ...LAUNCH,
  ),
  'the vendor of the game is under maintenance': signedIn(
    'A member is logged in; `vendor` is under maintenance; `nodeId`, `gameId` and `category` are a game of it.',
    ...LAUNCH,
  ),
  'a trial member asks for a game without free play': signedIn(
    'A member of type 4 is logged in; `nodeId`, `gameId`, `vendor` and `category` are a game without free play.',
    ...LAUNCH,
  ),
} satisfies Record<string, StateEntry>;

/** What has been won and drawn. */
export const resultStates = {
  'players have won': plain(
    'At least one win is on the winner board, with the name and picture of its game.',
  ),
  'a jackpot has fallen': plain(
    'The site has at least one jackpot, with a picture, and each has been won at least once, at a game that has a name.',
  ),
  'lotteries are drawn': plain(
    'At least one lottery, one electronic lottery and one group of lotteries are there; each lottery has had a draw and has one open.',
  ),
} satisfies Record<string, StateEntry>;
