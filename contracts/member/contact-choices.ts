import * as v from 'valibot';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER, but, ON_TRIAL } from '../provider-states/given';
import { readableEntries } from '../tolerant';

/** What may be sent besides what an account needs, and by which way. */
export const CONTACT_TOPICS = ['offers', 'news'] as const;
export const CONTACT_CHANNELS = ['email', 'sms', 'phone'] as const;

const choice = { topic: v.picklist(CONTACT_TOPICS), channel: v.picklist(CONTACT_CHANNELS) };

/** What the member has allowed to be sent, by topic and channel; nothing until it is chosen (ACC-06, CALL-41). */
export const getContactChoices = defineOperation({
  id: 'member.contactChoices',
  method: 'GET',
  path: '/wps/member/info/contactchoices',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({}),
  output: v.object({ allowed: readableEntries(v.object(choice)) }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['allowed'] },
  example: {
    state: [A_MEMBER, but({ profile: true })],
    input: {},
    output: { allowed: [{ topic: 'offers', channel: 'email' }] },
  },
});

/** Allows one topic by one channel, or takes that back; the same twice changes nothing (ACC-06, CALL-41). */
export const setContactChoice = defineOperation({
  id: 'member.setContactChoice',
  method: 'PUT',
  path: '/wps/member/info/contactchoices',
  moduleId: 'PERSPNL3',
  session: 'required',
  input: v.object({ ...choice, allowed: v.boolean() }),
  output: v.unknown(),
  refusals: [{ errorCode: 'account.trial', status: 200, state: ON_TRIAL }],
  example: {
    state: A_MEMBER,
    input: { topic: 'offers', channel: 'email', allowed: true },
    output: null,
  },
  moreExamples: [
    {
      title: 'news by SMS',
      state: A_MEMBER,
      input: { topic: 'news', channel: 'sms', allowed: true },
      output: null,
    },
    {
      title: 'calls taken back',
      state: A_MEMBER,
      input: { topic: 'offers', channel: 'phone', allowed: false },
      output: null,
    },
  ],
});
