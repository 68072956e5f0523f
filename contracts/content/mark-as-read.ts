import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';

/** Notes that the member has read a notice (CALL-48, NOTICE-10, ENT-51, ENT-52). A second time changes nothing. */
export const markAsRead = defineOperation({
  id: 'content.markAsRead',
  method: 'POST',
  path: '/wps/announcements/read',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ announcementId: v.union([v.number(), v.string()]), read: v.literal(true) }),
  output: v.unknown(),
  inputFromState: { announcementId: 'id' },
  refusals: [{ errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true }],
  example: {
    state: [A_MEMBER, { name: 'content is published' }],
    input: { announcementId: 701, read: true },
    output: null,
  },
});
