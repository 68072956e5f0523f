import * as v from 'valibot';
import { defineOperation } from '../operation';
import { webAddress } from '../shared/values';
import { readableEntries } from '../tolerant';

/** Other addresses of the site, offered on the status pages and never followed on their own (CALL-36, GATE-43). */
export const getDomainRoute = defineOperation({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  session: 'none',
  constants: { device: 0 },
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ domainList: readableEntries(webAddress) }),
  refusals: [],
  example: {
    state: { name: 'the site' },
    input: {},
    output: { domainList: ['https://hoadang2.example.com'] },
  },
});
