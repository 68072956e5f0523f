import * as v from 'valibot';
import { timestamp, timestampOrNull } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER, but } from '../provider-states/given';
import { someText } from '../shared/values';
import { readableEntries } from '../tolerant';
import { EXAMPLE_WHERE, where } from './where';

const PATH = '/wps/session/list';
const ELSEWHERE = [A_MEMBER, but({ elsewhere: true })];

/** Where the account is logged in now, this session first; never a token. */
export const listSessions = defineOperation({
  id: 'session.list',
  method: 'GET',
  path: PATH,
  session: 'required',
  input: v.object({}),
  output: v.object({
    list: readableEntries(
      v.object({
        sessionId: someText,
        ...where,
        openedAt: timestamp(),
        isCurrent: v.boolean(),
        /** Null where the gateway does not tell. */
        lastUsedAt: timestampOrNull(),
        /** When it ends if nobody uses it; null for a session that does not stay signed in. */
        staysUntil: timestampOrNull(),
      }),
    ),
  }),
  refusals: [],
  example: {
    state: ELSEWHERE,
    input: {},
    output: {
      list: [
        {
          sessionId: 's-1',
          ...EXAMPLE_WHERE,
          openedAt: 1755742513000,
          isCurrent: true,
          lastUsedAt: 1755746113000,
          staysUntil: 1758338113000,
        },
      ],
    },
  },
});

/** Ends another session of the member's own at once: its next call is refused with `session.ended`. */
export const endSession = defineOperation({
  id: 'session.end',
  method: 'DELETE',
  path: PATH,
  session: 'required',
  input: v.object({ sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  inputFromState: { sessionId: 'elsewhere' },
  output: v.unknown(),
  refusals: [{ errorCode: 'session.unknown', status: 200, state: ANOTHER_MEMBER, afterExample: true }],
  example: { state: ELSEWHERE, input: { sessionId: 's-2' }, output: null },
});

/** Ends every session of the member but this one, at once. */
export const endOtherSessions = defineOperation({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/wps/session/others',
  session: 'required',
  input: v.object({}),
  output: v.unknown(),
  refusals: [],
  example: { state: ELSEWHERE, input: {}, output: null },
});
