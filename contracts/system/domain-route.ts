import * as v from 'valibot';
import { defineOperation } from '../operation';

/** Other addresses of the site, offered on the status pages and never followed on their own (CALL-36, GATE-43). */
export const getDomainRoute = defineOperation({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  session: 'none',
  caller: 'server',
  constants: { device: 0 },
  merchantIn: 'merchantCode',
  sharedCache: { fresh: 300, stale: 86400 },
  input: v.object({}),
  output: v.object({ domainList: v.array(v.string()) }),
  refusals: [],
  example: {
    state: { name: 'the site is open' },
    input: {},
    output: { domainList: ['https://hoadang2.example.com'] },
  },
});
