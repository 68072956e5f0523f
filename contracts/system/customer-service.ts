import * as v from 'valibot';
import { supportList, unread, unreadOf } from '../field-annotations';
import { defineOperation } from '../operation';
import { someText } from '../shared/values';
import { tolerant } from '../tolerant';

const entrySchema = v.object({
  path: someText,
  name: tolerant(v.string()),
  type: unread(v.string()),
  /** Where the entry shows; without one, everywhere. */
  position: tolerant(v.picklist<readonly string[]>(['menu', 'support', 'both'])),
});

/** Ways to reach customer service (ENT-75, MENU-63). `path` arrives encrypted and is opened at the edge (GATE-28). */
export const customerServiceSchema = supportList(entrySchema);

/** The customer-service links of the site (CALL-71). */
export const getCustomerService = defineOperation({
  id: 'system.customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  session: 'optional',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: supportList(unreadOf(entrySchema, ['name'])),
  refusals: [],
  example: {
    state: { name: 'the site' },
    input: {},
    output: [
      { path: 'https://support.example.com/chat', name: 'Trò chuyện', type: 'CHAT', position: 'both' },
    ],
  },
});
