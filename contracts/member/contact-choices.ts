import * as v from 'valibot';
import { defineOperation } from '../operation';

/** What may be sent besides what an account needs, and by which way. */
export const CONTACT_TOPICS = ['offers', 'news'] as const;
export const CONTACT_CHANNELS = ['email', 'sms', 'phone'] as const;

const channels = v.object({ email: v.boolean(), sms: v.boolean(), phone: v.boolean() });
const OFF = { email: false, sms: false, phone: false };

/** What the member has allowed to be sent, by topic and channel; nothing until it is chosen (ACC-06, CALL-41). */
export const getContactChoices = defineOperation({
  id: 'member.contactChoices',
  method: 'GET',
  path: '/wps/member/info/contactchoices',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({}),
  output: v.object({ offers: channels, news: channels }),
  refusals: [],
  example: {
    state: { name: 'a member has allowed offers by e-mail' },
    input: {},
    output: { offers: { ...OFF, email: true }, news: OFF },
  },
});

/** Allows one topic by one channel, or takes that back; the same twice changes nothing (ACC-06, CALL-41). */
export const setContactChoice = defineOperation({
  id: 'member.setContactChoice',
  method: 'PUT',
  path: '/wps/member/info/contactchoices',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({
    topic: v.picklist(CONTACT_TOPICS),
    channel: v.picklist(CONTACT_CHANNELS),
    allowed: v.boolean(),
  }),
  output: v.unknown(),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: { name: 'a member on trial changes its account' } },
  ],
  example: {
    state: { name: 'a member may change its account' },
    input: { topic: 'offers', channel: 'email', allowed: true },
    output: null,
  },
});
