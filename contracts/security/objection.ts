import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation, type ProviderState } from '../operation';
import { A_MEMBER } from '../provider-states/given';

/** The code behind the `#` of the link that a member was sent: random, and of no meaning to the site. */
export const objectionCode = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

const mayObject = (params: NonNullable<ProviderState['params']> = {}) => [
  A_MEMBER,
  { name: 'an objection may be made', params },
];

/**
 * Objects to a change of what protects an account, by the link that its member was sent, logged in or not: for 72 hours
 * nothing of the kind changes and no money leaves, and every session ends. A link is good once and for seven days. Whose
 * account it is, no answer says.
 */
export const objectToChange = defineOperation({
  id: 'security.object',
  method: 'POST',
  path: '/wps/member/objection',
  session: 'none',
  encrypted: true,
  merchantIn: 'merchantCode',
  input: v.object({ objectionCode }),
  inputFromState: ['objectionCode'],
  output: v.object({ frozenUntil: timestamp() }),
  refusals: [
    {
      errorCode: 'objection.wrong',
      status: 200,
      state: A_MEMBER,
      input: { objectionCode: 'bm9ib2R5IHdhcyBzZW50' },
      inputFromState: { objectionCode: null },
    },
    { errorCode: 'objection.used', status: 200, state: mayObject({ used: true }) },
    { errorCode: 'objection.expired', status: 200, state: mayObject({ daysAgo: 8 }) },
  ],
  example: {
    state: mayObject(),
    input: { objectionCode: 'mVx2k0hQ9sT4wZr7Lb1cEg' },
    output: { frozenUntil: 1756001713000 },
  },
});
