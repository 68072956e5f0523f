import { plain, RANGE, type StateEntry, signedIn } from '../../provider-states/state-entry';

/** Nothing to list: every list of the answer is `[]`, and none of them null. */
export const emptyStates = {
  'nothing is published': plain(
    'The site shows no announcement, banner, category or article, and no help; no game is in the lobby and no item in the mall; no anchor is live. Any other state puts back what it needs.',
    'vassalage',
    'gameClassify',
    'gameName',
  ),
  'a new member is logged in, who has nothing yet': signedIn(
    'A member is logged in who has just registered: no money came or went, nothing was played, chosen, saved, sent or received. `from` to `to` are some days, `reference` could be one.',
    ...RANGE,
    'reference',
  ),
  'a new agent is logged in, who has nobody yet': signedIn(
    'An agent is logged in who has just become one: nobody stands below, nothing was agreed, settled or offered. `from` to `to` are some days, `name` could be a name.',
    ...RANGE,
    'name',
  ),
} satisfies Record<string, StateEntry>;
