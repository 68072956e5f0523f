import type {
  listFocus as focusOf,
  listAnchors as hostsOf,
  listModels as modelsOf,
} from '@/contracts/chat/live';
import type { Host } from '../../platform/chat-host';
import type { Call } from '../../platform/handler';
import { userIdOf } from './user';

/** The hot or the promo list (CALL-73, CHAT-11). Without a chat nobody hosts. */
export async function listHosts({ chat, input }: Call<typeof hostsOf>) {
  const hosts = (await chat?.listHosts(input.type)) ?? [];
  return { list: hosts.map((host) => viewOf(host, input.language)) };
}

/** Whom the member follows (CALL-74, CHAT-14). */
export async function listFocus({ chat, member, input }: Call<typeof focusOf>) {
  const hosts = (await chat?.listFollowed(userIdOf(member))) ?? [];
  return { list: hosts.map((host) => viewOf(host, input.language)) };
}

/** Models, with whether each is there and streams (CALL-75, CHAT-15 to CHAT-17). */
export async function listModels({ chat, input }: Call<typeof modelsOf>) {
  const models = (await chat?.listModels()) ?? [];
  return {
    list: models.map((model) => ({
      ...viewOf(model, input.language),
      active: model.active,
      streaming: model.streaming,
    })),
  };
}

/** A host as it travels. */
function viewOf({ anchorId, nickName, imageUrl, titles, roomType }: Host, language: string) {
  return { anchorId, nickName, imageUrl, title: titles[language === 'VI' ? 'vi' : 'en'], roomType };
}
