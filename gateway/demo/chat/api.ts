import * as v from 'valibot';
import {
  countUnreadByRoom,
  findLastMessage,
  findVisit,
  insertAnswer,
  insertChatMessage,
  listRoomMessages,
  markRoomRead,
  openVisitOnce,
} from '../../db/chat';
import { findHost, listAllHosts } from '../../db/chat-hosts';
import type { Db } from '../../db/open';
import { consumeQuota } from '../../db/quota-uses';
import type { ChatHost, ChatVisit } from '../../db/schema';
import { randomToken, sha256 } from '../../platform/hash';
import { maskName } from '../../platform/mask-name';
import { ANSWER_MS, answerTo, lineAt } from './script';

type Chat = { db: Db; now: number };

/** What the page is told instead of an answer. */
export class ChatRefusal extends Error {}

const VISIT_LIFE_MS = 60 * 60_000;
const SHOWN = 50;
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
    const { anchorId, title, headerColor, backUrl, language, memberId } = opened;
    return { visit, anchorId, title, headerColor, backUrl, language, signedIn: memberId !== null };
  },

  async rooms(chat, body) {
    const visit = await visitOf(chat, parsed(visitBody, body).visit);
    const { memberId } = visit;
    const unread = memberId === null ? new Map<number, number>() : await countUnreadByRoom(chat.db, memberId);
    const rows = await listAllHosts(chat.db);
    return { rooms: rows.map((row) => ({ ...roomOf(row, visit), unread: unread.get(row.anchorId) ?? 0 })) };
  },

  async room(chat, body) {
    const { db, now } = chat;
    const { anchorId, after, ...rest } = parsed(roomBody, body);
    const visit = await visitOf(chat, rest.visit);
    const { memberId, language } = visit;
    const host = await roomFor(chat, visit, anchorId);
    await letHostAnswer(chat, anchorId);
    const rows = await listRoomMessages(db, { anchorId, memberId, after, limit: SHOWN });
    if (memberId !== null) await markRoomRead(db, memberId, anchorId, now);
    const messages = rows.map(({ message, nickname, account }) => ({
      id: message.id,
      from: message.authorId === null ? host.nickName : maskName(nickname || account || ''),
      host: message.authorId === null,
      own: memberId !== null && message.authorId === memberId,
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
    const { memberId } = visit;
    await roomFor(chat, visit, anchorId);
    if (memberId === null) throw new ChatRefusal('session.missing');
    const wait = await consumeQuota(db, [{ key: `chat:${memberId}`, most: 20, withinMs: 60_000 }], now);
    if (wait !== null) throw new ChatRefusal('rate.limited');
    const texts = { vi: text, en: text };
    const { id } = await insertChatMessage(db, { anchorId, authorId: memberId, texts, createdAt: now });
    return { id };
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
async function roomFor({ db }: Chat, { memberId }: ChatVisit, anchorId: number): Promise<ChatHost> {
  const host = await findHost(db, anchorId);
  if (!host) throw new ChatRefusal('room.unknown');
  if (host.roomType !== 'FREE' && memberId === null) throw new ChatRefusal('session.missing');
  return host;
}

function roomOf({ anchorId, nickName, imageUrl, titles, roomType, streaming }: ChatHost, visit: ChatVisit) {
  return { anchorId, nickName, imageUrl, title: titles[visit.language], roomType, streaming };
}
