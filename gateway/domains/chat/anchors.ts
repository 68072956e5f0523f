import type {
  listAnchors as anchorsOf,
  listFocus as focusOf,
  listModels as modelsOf,
} from '@/contracts/chat/live';
import { listAnchorsOf, listFollowed, listModelRows } from '../../db/anchors';
import type { AnchorRow } from '../../db/schema';
import type { Call } from '../../platform/handler';

/** The hot or the promo list (CALL-73, CHAT-11). */
export async function listAnchors({ db, input }: Call<typeof anchorsOf>) {
  return { list: (await listAnchorsOf(db, input.type)).map((row) => anchorOf(row, input.language)) };
}

/** Whom the member follows (CALL-74, CHAT-14). */
export async function listFocus({ db, member, input }: Call<typeof focusOf>) {
  return { list: (await listFollowed(db, member.id)).map((row) => anchorOf(row, input.language)) };
}

/** Models, with whether each is there and streams (CALL-75, CHAT-15 to CHAT-17). */
export async function listModels({ db, input }: Call<typeof modelsOf>) {
  const rows = await listModelRows(db);
  return {
    list: rows.map((row) => ({
      ...anchorOf(row, input.language),
      active: row.active,
      streaming: row.streaming,
    })),
  };
}

/** A host as it travels. */
function anchorOf({ anchorId, nickName, imageUrl, titles, roomType }: AnchorRow, language: string) {
  return { anchorId, nickName, imageUrl, title: titles[language === 'VI' ? 'vi' : 'en'], roomType };
}
