import * as v from 'valibot';
import { equals, pages } from '../echo';
import { operatorHtml } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import type { Sanitised } from '../safe-html';
import { anyId, count, instant } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';

const messageId = v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]);

/** A personal message (NOTICE-27). */
export const inboxMessageSchema = v.object({
  id: anyId,
  title: tolerant(v.string(), ''),
  content: tolerant(operatorHtml(), ''),
  createdAt: tolerant(instant),
  read: tolerant(v.boolean(), false),
});

/** One page of the member's messages, newest first (CALL-88, NOTICE-27). */
export const listInbox = defineOperation({
  id: 'inbox.list',
  method: 'GET',
  path: '/wps/inbox',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({
    /** Counts from 1. */
    pageNum: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(9999),
    ),
  }),
  output: v.object({
    content: readableEntries(inboxMessageSchema),
    pageNum: count,
    totalPages: count,
  }),
  refusals: [],
  echoes: { pageNum: [equals('pageNum'), pages('content')] },
  empty: { state: NOTHING_YET, lists: ['content'] },
  example: {
    state: [A_MEMBER, { name: 'the member has messages' }],
    holds: { 'content[].read': 'same' },
    input: { pageNum: 1 },
    output: {
      content: [
        {
          id: 801,
          title: 'Yêu cầu rút tiền đã được duyệt',
          content: '<p>Yêu cầu rút 2.000.000 ₫ của bạn đã được chuyển.</p>',
          createdAt: 1755705600000,
          read: false,
        },
      ],
      pageNum: 1,
      totalPages: 1,
    },
  },
});

/** How many messages the member has not read (CALL-34, NOTICE-23). */
export const getUnreadInbox = defineOperation({
  id: 'inbox.unread',
  method: 'GET',
  path: '/wps/inbox/unread',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: count,
  refusals: [],
  example: { state: [A_MEMBER, { name: 'the member has messages' }], input: {}, output: 1 },
});

/** Notes that the member has read a message (NOTICE-27). A second time changes nothing. */
export const readInboxMessage = defineOperation({
  id: 'inbox.read',
  method: 'POST',
  path: '/wps/inbox/read',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ messageId }),
  output: v.unknown(),
  inputFromState: ['messageId'],
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'the member has messages' }],
    input: { messageId: 801 },
    output: null,
  },
});

/** Deletes a message of the member (NOTICE-27). One that is gone already is no error. */
export const deleteInboxMessage = defineOperation({
  id: 'inbox.delete',
  method: 'DELETE',
  path: '/wps/inbox',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ messageId }),
  output: v.unknown(),
  inputFromState: ['messageId'],
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'the member has messages' }],
    input: { messageId: 801 },
    output: null,
  },
});

export type InboxMessage = Sanitised<v.InferOutput<typeof inboxMessageSchema>>;
