import * as v from 'valibot';
import { nothingFor } from '../echo';
import { defineOperation } from '../operation';
import { tolerant } from '../tolerant';

/** The invitation code that a domain brings with it; null when the domain is nobody's (CALL-29, REG-67). */
export const getAffiliateCode = defineOperation({
  id: 'affiliate.code',
  method: 'GET',
  path: '/wps/affiliate/code',
  moduleId: 'AFFMAN3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ domain: v.pipe(v.string(), v.maxLength(253)) }),
  output: v.object({ code: tolerant(v.string(), null) }),
  inputFromState: ['domain'],
  refusals: [],
  echoes: { domain: nothingFor('code', { domain: 'nobody.example.com' }) },
  example: {
    state: { name: 'an invitation' },
    input: { domain: 'agent.hoadang.example.com' },
    output: { code: 'HD8826' },
  },
});
