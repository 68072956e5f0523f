import * as v from 'valibot';
import { defineOperation } from '../operation';

/** Notes that the member has read a notice (CALL-48, NOTICE-10, ENT-51, ENT-52). A second time changes nothing. */
export const markAsRead = defineOperation({
  id: 'content.markAsRead',
  method: 'POST',
  path: '/wps/announcements/read',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ announcementId: v.union([v.number(), v.string()]), read: v.literal(true) }),
  output: v.unknown(),
  inputFromState: ['announcementId'],
  refusals: [
    { errorCode: 'account.trial', status: 200, state: { name: 'a member is on trial' }, afterExample: true },
  ],
  example: {
    state: { name: 'a member has an unread notice' },
    input: { announcementId: 701, read: true },
    output: null,
  },
});
