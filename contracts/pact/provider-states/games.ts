import { plain, type StateEntry } from '../../provider-states/state-entry';

/** Games of the lobby, and who may play them. */
export const lobbyStates = {
  'the lobby has games': plain(
    'Games are in the lobby: at least one is hot, and at least one is of each category (`gameCategory`) and each type (`gameType`) that a request names; menus name a vendor of E-sports or cockfight below SPORTS, and a type of games has at least one kind. `nodeId` is a slot game (`RNG`) with all that is known of a game; the search for `gameName` finds it, `vassalage` is its vendor, and `gameClassify` a kind that it is of.',
    'nodeId',
    'gameName',
    'vassalage',
    'gameClassify',
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
