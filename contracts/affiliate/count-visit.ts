import * as v from 'valibot';
import { defineOperation } from '../operation';
import { theMost } from '../provider-states/given';

/**
 * Somebody opened the site by an invitation code: told once for each visitor and day, and nothing of the visitor with
 * it. A code that nobody has counts nothing (AGENT-26).
 */
export const countVisit = defineOperation({
  id: 'affiliate.visit',
  method: 'POST',
  path: '/wps/affiliate/visit',
  moduleId: 'AFFMAN3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  inputFromState: ['code'],
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'rate.limited',
      status: 429,
      state: [{ name: 'an invitation' }, theMost('invitations')],
      retryAfter: 3600,
    },
  ],
  example: {
    state: { name: 'an invitation' },
    input: { code: 'HD8826' },
    output: null,
  },
});
