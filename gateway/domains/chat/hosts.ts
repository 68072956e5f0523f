import type {
  listFocus as focusOf,
  listAnchors as hostsOf,
  listModels as modelsOf,
} from '@/contracts/chat/live';
import { listFollowed, listHostsOf, listModelRows } from '../../db/chat-hosts';
import type { ChatHost } from '../../db/schema';
import type { Call } from '../../platform/handler';

/** The hot or the promo list (CALL-73, CHAT-11). */
export async function listHosts({ db, input }: Call<typeof hostsOf>) {
  return { list: (await listHostsOf(db, input.type)).map((row) => hostOf(row, input.language)) };
}

/** Whom the member follows (CALL-74, CHAT-14). */
export async function listFocus({ db, member, input }: Call<typeof focusOf>) {
  return { list: (await listFollowed(db, member.id)).map((row) => hostOf(row, input.language)) };
}

/** Models, with whether each is there and streams (CALL-75, CHAT-15 to CHAT-17). */
export async function listModels({ db, input }: Call<typeof modelsOf>) {
  const rows = await listModelRows(db);
  return {
    list: rows.map((row) => ({
      ...hostOf(row, input.language),
      active: row.active,
      streaming: row.streaming,
    })),
  };
}

/** A host as it travels. */
function hostOf({ anchorId, nickName, imageUrl, titles, roomType }: ChatHost, language: string) {
  return { anchorId, nickName, imageUrl, title: titles[language === 'VI' ? 'vi' : 'en'], roomType };
}
