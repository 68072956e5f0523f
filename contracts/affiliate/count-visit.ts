import * as v from 'valibot';
import { defineOperation } from '../operation';

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
      state: { name: 'the address has opened as many invitations as an hour allows' },
      retryAfter: 3600,
    },
  ],
  example: {
    state: { name: 'an agent has the invitation code' },
    input: { code: 'HD8826' },
    output: null,
  },
});
