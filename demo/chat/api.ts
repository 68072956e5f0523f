import * as v from 'valibot';
import {
  countUnreadByRoom,
  countWritten,
  findLastMessage,
  findVisit,
  insertAnswer,
  insertChatMessage,
  listRoomMessages,
  markRoomRead,
  openVisitOnce,
} from '../db/chat';
import type { Db } from '../db/open';
import type { ChatVisit } from '../db/schema';
import { randomToken, sha256 } from '../platform/hash';
import { allHosts, type ChatHost, findHost } from './hosts';
import { ANSWER_MS, answerTo, lineAt } from './script';

/** What the chat works with for one request; `now` in epoch milliseconds. */
export type Chat = { db: Db; now: number };

/** What the page is told instead of an answer. */
export class ChatRefusal extends Error {}

const VISIT_LIFE_MS = 60 * 60_000;
const SHOWN = 50;
const MINUTE_MS = 60_000;
/** Messages of a user. */
const MOST_A_MINUTE = 20;
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const openBody = v.strictObject({ pass: token });
const visitBody = v.strictObject({ visit: token });
const roomBody = v.strictObject({
  visit: token,
  anchorId: v.pipe(v.number(), v.safeInteger()),
  after: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
});
const sayBody = v.strictObject({
  visit: token,
  anchorId: v.pipe(v.number(), v.safeInteger()),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});

/** The calls of the page, by the last part of their path. */
export const api: Record<string, (chat: Chat, body: unknown) => Promise<object>> = {
  async open({ db, now }, body) {
    const { pass } = parsed(openBody, body);
    const visit = randomToken();
    const life = { tokenHash: sha256(visit), expiresAt: now + VISIT_LIFE_MS };
    const opened = await openVisitOnce(db, sha256(pass), life, now);
    if (!opened) throw new ChatRefusal('launch.over');
    const { anchorId, title, headerColor, backUrl, language, userId } = opened;
    return { visit, anchorId, title, headerColor, backUrl, language, signedIn: userId !== null };
  },

  async rooms(chat, body) {
    const visit = await visitOf(chat, parsed(visitBody, body).visit);
    const { userId } = visit;
    const unread = userId === null ? new Map<number, number>() : await countUnreadByRoom(chat.db, userId);
    return {
      rooms: allHosts().map((row) => ({ ...roomOf(row, visit), unread: unread.get(row.anchorId) ?? 0 })),
    };
  },

  async room(chat, body) {
    const { db, now } = chat;
    const { anchorId, after, ...rest } = parsed(roomBody, body);
    const visit = await visitOf(chat, rest.visit);
    const { userId, language } = visit;
    const host = roomFor(visit, anchorId);
    await letHostAnswer(chat, anchorId);
    const rows = await listRoomMessages(db, { anchorId, userId, after, limit: SHOWN });
    if (userId !== null) await markRoomRead(db, userId, anchorId, now);
    const messages = rows.map((message) => ({
      id: message.id,
      from: message.authorId === null ? host.nickName : message.authorName,
      host: message.authorId === null,
      own: userId !== null && message.authorId === userId,
      text: message.texts[language],
      at: message.createdAt,
    }));
    const line = host.streaming ? lineAt(anchorId, now)[language] : null;
    return { room: roomOf(host, visit), messages, line };
  },

  async say(chat, body) {
    const { db, now } = chat;
    const { anchorId, text, ...rest } = parsed(sayBody, body);
    const visit = await visitOf(chat, rest.visit);
    const { userId, userName } = visit;
    roomFor(visit, anchorId);
    if (userId === null) throw new ChatRefusal('session.missing');
    if ((await countWritten(db, userId, now - MINUTE_MS)) >= MOST_A_MINUTE)
      throw new ChatRefusal('rate.limited');
    const texts = { vi: text, en: text };
    const said = { anchorId, authorId: userId, authorName: userName, texts, createdAt: now };
    return { id: await insertChatMessage(db, said) };
  },
};

/** The host of the demo speaks from a script: a message that nobody has answered gets its answer after a moment. */
async function letHostAnswer({ db, now }: Chat, anchorId: number): Promise<void> {
  const last = await findLastMessage(db, anchorId);
  if (last?.authorId == null || now - last.createdAt < ANSWER_MS) return;
  await insertAnswer(db, last, { texts: answerTo(last.texts.vi, last.id), createdAt: now });
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const fields = v.safeParse(schema, body);
  if (!fields.success) throw new ChatRefusal('request.invalid');
  return fields.output;
}

async function visitOf({ db, now }: Chat, visit: string): Promise<ChatVisit> {
  const found = await findVisit(db, sha256(visit), now);
  if (found?.openedAt == null) throw new ChatRefusal('visit.over');
  return found;
}

/** The room when the visitor may be in it: VIP and paid ones are for members (CHAT-10). */
function roomFor({ userId }: ChatVisit, anchorId: number): ChatHost {
  const host = findHost(anchorId);
  if (!host) throw new ChatRefusal('room.unknown');
  if (host.roomType !== 'FREE' && userId === null) throw new ChatRefusal('session.missing');
  return host;
}

function roomOf({ anchorId, nickName, imageUrl, titles, roomType, streaming }: ChatHost, visit: ChatVisit) {
  return { anchorId, nickName, imageUrl, title: titles[visit.language], roomType, streaming };
}
