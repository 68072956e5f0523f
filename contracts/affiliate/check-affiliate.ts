import * as v from 'valibot';
import { notEchoed } from '../echo';
import { defineOperation } from '../operation';

/** Whether an invitation code is good on this domain: it is when the call succeeds (CALL-28, REG-67). */
export const checkAffiliate = defineOperation({
  id: 'affiliate.check',
  method: 'GET',
  path: '/wps/affiliate/check',
  moduleId: 'AFFMAN3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    domain: v.pipe(v.string(), v.maxLength(253)),
  }),
  output: v.unknown(),
  inputFromState: ['code', 'domain'],
  refusals: [
    {
      errorCode: 'affiliate.code.invalid',
      status: 200,
      state: { name: 'an invitation' },
      input: { code: 'NOBODY00', domain: 'hoadang.example.com' },
      inputFromState: { code: null },
    },
    {
      errorCode: 'agent.link.invalid',
      status: 200,
      state: { name: 'an invitation', params: { on: 'another' } },
    },
  ],
  echoes: { code: notEchoed('a wrong one is refused'), domain: notEchoed('a wrong one is refused') },
  example: {
    state: { name: 'an invitation' },
    input: { code: 'HD8826', domain: 'hoadang.example.com' },
    output: null,
  },
});
