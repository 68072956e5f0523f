import { RANGE, type StateEntry, sealed, signedIn } from './state-entry';

/** An account that an agent creates: the body is sealed. */
const newDownline = (means: string, ...values: string[]) =>
  sealed(means, 'token', 'account', 'password', ...values);

/** An agent’s team and its settlements. */
export const teamStates = {
  'an agent has a team': signedIn(
    'An agent is logged in; `member` is an agent right below it with a team of its own. Right below `member` stand at least two agents and two players, and of its team at least two are active today, two new today, and two have not played for 30 days. A page from `cursor` on holds more than one of a team; `name` is part of an account below, on whichever level.',
    'member',
    'cursor',
    'name',
  ),
  'a member who is no agent asks for a team': signedIn(
    'A member of type 0 is logged in; `member` is an agent, and `name` part of an account.',
    'member',
    'name',
  ),
  'an agent asks for somebody outside the own team': signedIn(
    'An agent is logged in; `member` is an agent that is not below it.',
    'member',
  ),
  'an agent has settlements': signedIn(
    'An agent is logged in with at least two settlements of each kind (commission, salary, hour, dividend) that ended in the days from `from` to `to`, and with play of the team on the day `to`, which is not settled. `id` is one of commission: it has a correction, reached a tier that is not the last, and was paid. A page from `cursor` on holds all of them.',
    ...RANGE,
    'cursor',
    'id',
  ),
  'an agent has a settlement of an agreement': {
    means:
      'An agent is logged in; `id` is a settlement of an agreement of the kind `kind` that reached a tier that is not the last, and was paid.',
    params: { kind: 'salary' },
    values: ['token', 'id'],
  },
  'an agent asks for a settlement of another': signedIn(
    'An agent is logged in; `id` is a settlement of another agent.',
    'id',
  ),
  'a member who is no agent asks for settlements': signedIn(
    'A member of type 0 is logged in; `from` to `to` are some days, and `id` could be a settlement.',
    ...RANGE,
    'cursor',
    'id',
  ),
} satisfies Record<string, StateEntry>;

/** Invitation links and new accounts of an agent. */
export const downlineStates = {
  'an agent has invitation links': signedIn(
    'An agent is logged in who has an invitation link with the code `code`; `from` and `to` are the last seven days.',
    'code',
    ...RANGE,
  ),
  'a member who is no agent asks for invitation links': signedIn(
    'A member of type 0 is logged in; `code` is an agent’s invitation link, `from` and `to` are the last seven days.',
    'code',
    ...RANGE,
  ),
  'an agent has as many links as may be': signedIn(
    'An agent is logged in who has as many invitation links as may be.',
  ),
  'an agent has made as many links as an hour allows': signedIn(
    'An agent is logged in who has made as many invitation links as may be by now, and may have more.',
  ),
  'the invitation link is another agent’s': signedIn(
    'An agent is logged in; the invitation link with the code `code` is another agent’s.',
    'code',
  ),
  'an agent may create accounts': signedIn('An agent is logged in who may create agents and players today.'),
  'a member who is no agent asks for new accounts': signedIn('A member of type 0 is logged in.'),
  'an agent creates an account that keeps the rules': newDownline(
    'An agent is logged in who may create agents and players; the values keep every rule, and nobody has the account.',
  ),
  'an agent creates an account with a nickname': newDownline(
    'An agent is logged in who may create agents and players; the values keep every rule, and nobody has the account.',
    'nickname',
  ),
  'a member who is no agent creates an account': newDownline('A member of type 0 is logged in.'),
  'an agent creates an account of a taken name': newDownline(
    'An agent is logged in; another member has the account name `account`.',
  ),
  'an agent creates an account that breaks a rule': newDownline(
    'An agent is logged in; `password` is shorter than the rule of passwords asks for.',
  ),
  'an agent has created as many accounts as an hour allows': newDownline(
    'An agent is logged in who has created as many accounts as may be by now.',
  ),
  'a member asks for days of a team': signedIn(
    'A member of type 0, who is no agent, is logged in; `from` to `to` are the last seven days.',
    ...RANGE,
  ),
  'an agent has days of a team': signedIn(
    'An agent is logged in; somebody right below played games of the type `RNG` today, and the days from `from` to `to`, the last of them today, were summed up since.',
    ...RANGE,
  ),
} satisfies Record<string, StateEntry>;
