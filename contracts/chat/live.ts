import * as v from 'valibot';
import { differsFrom, inLanguage, notEchoed } from '../echo';
import { inFurtherLanguages, NOTHING_PUBLISHED, NOTHING_YET } from '../further-examples';
import { languageSchema } from '../games/game';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { addressOrNone, anyId, count, flag, webAddress } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';

/** Who may enter a room (CHAT-07 to CHAT-09). */
export const ROOM_TYPES = ['FREE', 'VIP', 'PAID'] as const;

/** Somebody who hosts a live room. */
const anchorSchema = v.object({
  anchorId: anyId,
  nickName: v.string(),
  imageUrl: tolerant(addressOrNone, ''),
  /** Title of the room. */
  title: tolerant(v.string(), ''),
  roomType: tolerant(v.picklist(ROOM_TYPES)),
});
/** A model may be away, there, or streaming right now (CHAT-16, CHAT-17). */
const modelSchema = v.object({
  ...anchorSchema.entries,
  active: tolerant(flag),
  streaming: tolerant(flag),
});

const EXAMPLE_ANCHOR = {
  anchorId: 501,
  nickName: 'Mai Lan',
  imageUrl: '/art/avatars/01-lotus.svg',
  title: 'Đêm nhạc bến sông',
  roomType: 'FREE' as const,
};
const state = { name: 'anchors are live' } as const;

const anchors = {
  state,
  input: { type: 'hot', language: 'VI' } as const,
  output: { list: [EXAMPLE_ANCHOR] },
};

/** Anchors of the hot or the promo list; never cached (CALL-73, CHAT-11 to CHAT-13). */
export const listAnchors = defineOperation({
  id: 'chat.anchors',
  method: 'GET',
  path: '/wps/chat/anchors',
  moduleId: 'CBS3',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ type: v.picklist(['hot', 'promo']), language: languageSchema }),
  output: v.object({ list: readableEntries(anchorSchema) }),
  refusals: [],
  echoes: { type: differsFrom('list', 'promo'), language: inLanguage('list[].title') },
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: anchors,
  moreExamples: [
    { ...anchors, title: 'of the promo list', input: { type: 'promo', language: 'VI' } },
    ...inFurtherLanguages(anchors),
  ],
});

/** Anchors whom the member follows (CALL-74, CHAT-14). */
export const listFocus = defineOperation({
  id: 'chat.focus',
  method: 'GET',
  path: '/wps/chat/focus',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema }),
  output: v.object({ list: readableEntries(anchorSchema) }),
  refusals: [],
  echoes: { language: inLanguage('list[].title') },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: [A_MEMBER, { name: 'anchors are live', params: { followed: true } }],
    input: { language: 'VI' },
    output: { list: [EXAMPLE_ANCHOR] },
  },
});

/** Live models (CALL-75, CHAT-15 to CHAT-17). */
export const listModels = defineOperation({
  id: 'chat.models',
  method: 'GET',
  path: '/wps/chat/models',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({ language: languageSchema }),
  output: v.object({ list: readableEntries(modelSchema) }),
  refusals: [],
  echoes: { language: inLanguage('list[].title') },
  empty: { state: NOTHING_PUBLISHED, lists: ['list'] },
  example: {
    state,
    input: { language: 'VI' },
    output: { list: [{ ...EXAMPLE_ANCHOR, active: true, streaming: false }] },
  },
});

/** How many chat messages wait for the member (CALL-72, CHAT-18). */
export const getChatUnread = defineOperation({
  id: 'chat.unread',
  method: 'GET',
  path: '/wps/chat/unread',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ unReadCount: count }),
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'anchors are live', params: { wrote: true } }],
    input: {},
    output: { unReadCount: 1 },
  },
});

const chat = {
  backUrl: 'https://site.example/m/live-games',
  headerColor: '#0E141C',
  title: 'Mai Lan',
};

const IS_CHATS = notEchoed('it is part of the chat’s own address');

/** Opens the chat, or one room of it, and answers where it is (CALL-76, CHAT-23 to CHAT-28). */
export const launchChat = defineOperation({
  id: 'chat.launch',
  method: 'GET',
  path: '/wps/chat/launch',
  session: 'optional',
  merchantIn: 'merchantCode',
  constants: { b2c: 1, template: 'v2' },
  input: v.object({
    /** The page the visitor comes back to. */
    backUrl: v.pipe(v.string(), v.url(), v.maxLength(512)),
    /** Colour of the chat's header, `#RRGGBB`. */
    headerColor: v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    /** The room to enter; the chat's front page without it. */
    anchorId: v.optional(v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))])),
  }),
  output: v.object({ chatUrl: webAddress }),
  inputFromState: ['anchorId'],
  refusals: [],
  echoes: { backUrl: IS_CHATS, headerColor: IS_CHATS, title: IS_CHATS, anchorId: IS_CHATS },
  example: {
    state,
    input: { ...chat, anchorId: 501 },
    output: { chatUrl: 'https://chat.example/room#4f0a9c7d21' },
  },
  moreExamples: [
    { title: 'of no room', state, input: chat, output: { chatUrl: 'https://chat.example/#4f0a9c7d21' } },
  ],
});

export type Model = v.InferOutput<typeof modelSchema>;
