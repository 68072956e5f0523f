import { type StateEntry, signedIn } from './state-entry';

/** Agreements between an agent and its downlines. */
export const agreementStates = {
  'an agent has contracts in force and others to answer': signedIn(
    'An agent is logged in with a contract of each kind in force, daily salary, dividend and hour salary, offered by the house or the upline, and a newer version of each that waits for the answer.',
  ),
  'an agreement waits for the agent’s answer': signedIn(
    'An agent is logged in; `agreementId` is a daily salary that the house offered and the agent may answer.',
    'agreementId',
  ),
  'the agreement was offered to another': signedIn(
    'An agent is logged in; `agreementId` was offered to another agent.',
    'agreementId',
  ),
  'the agreement was withdrawn': signedIn(
    'An agent is logged in; `agreementId` was offered to the agent, and withdrawn.',
    'agreementId',
  ),
  'the time to answer the agreement is over': signedIn(
    'An agent is logged in; `agreementId` was offered to the agent, and its last moment has passed.',
    'agreementId',
  ),
  'the agreement gives more than the upline holds by now': signedIn(
    'An agent is logged in; `agreementId` was offered by the upline, whose own agreement ends today.',
    'agreementId',
  ),
  'an agent has offered agreements to direct downlines': signedIn(
    'An agent is logged in who has two direct downlines or more with agreements: of each one is to be answered, one in force, one refused; `cursor` is a place before them.',
    'cursor',
  ),
  'a member who is no agent looks for a team': signedIn(
    'A member of type 0 is logged in; `account` and `cursor` may be anything.',
    'account',
    'cursor',
  ),
  'an agent has an agreement with a direct downline': {
    means:
      'An agent is logged in who holds an agreement of the kind `kind`; `account` is an agent directly below, with one of this kind in force.',
    params: { kind: 'salary' },
    values: ['token', 'account'],
  },
  'the agent is another’s downline': signedIn(
    'An agent is logged in; `account` is an agent below another one.',
    'account',
  ),
  'an agent may offer an agreement': {
    means:
      'An agent is logged in who holds an agreement of the kind `kind`: 0.30 % from 10,000,000 with 3 players and 0.50 % from 50,000,000 with 5; players count from 200,000. `account` is an agent directly below, to whom nothing was offered.',
    params: { kind: 'salary' },
    values: ['token', 'account'],
  },
  'who offers an agreement is no agent': signedIn(
    'A member of type 0 is logged in; `account` is an agent.',
    'account',
  ),
  'an agreement is offered to another’s downline': signedIn(
    'As where an agent may offer an agreement, but `account` is an agent below another one.',
    'account',
  ),
  'an agreement of the kind waits for the downline’s answer': signedIn(
    'As where an agent may offer an agreement, but another daily salary waits for the answer of `account`.',
    'account',
  ),
  'who offers an agreement holds none of the kind': signedIn(
    'An agent is logged in who holds no daily salary; `account` is an agent directly below.',
    'account',
  ),
  'an agreement gives more than the agent holds': signedIn(
    'As where an agent may offer an agreement, but the agent holds lower rates than those of the request.',
    'account',
  ),
  'an agent has made as many offers as an hour allows': signedIn(
    'As where an agent may offer an agreement, but the agent has offered as many as may be by now.',
    'account',
  ),
  'an offer of the agent waits for its answer': signedIn(
    'An agent is logged in; `agreementId` is what the agent offered a direct downline, who has not answered.',
    'agreementId',
  ),
  'the agreement was offered by another': signedIn(
    'An agent is logged in; `agreementId` is what another agent offered to a third one.',
    'agreementId',
  ),
  'the downline has answered the offer': signedIn(
    'As where an offer of the agent waits for its answer, but it was refused.',
    'agreementId',
  ),
  'an agent has an agreement in force': signedIn(
    'An agent is logged in; `agreementId` is in force, and has no last day.',
    'agreementId',
  ),
  'the agreement is between others': signedIn(
    'An agent is logged in; `agreementId` is in force between others.',
    'agreementId',
  ),
  'the agreement has ended': signedIn(
    'An agent is logged in; `agreementId` was an agreement of the agent, and its last day is over.',
    'agreementId',
  ),
} satisfies Record<string, StateEntry>;
