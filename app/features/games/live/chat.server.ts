import { surfaceColor } from '@/app/brand/theme-color';
import { launchChat } from '@/contracts/chat/live';
import { GatewayError } from '@/contracts/errors';
import type { SiteContext } from '@/contracts/site';
import { isFramable, isOpenable } from '../launch/framable';
import { backUrlOf } from '../launch/launch.server';
import { hasLiveRooms } from './live-parts';

export type ChatRequest = {
  anchorId?: number | string | undefined;
  title: string;
  backPath?: string | undefined;
};

/** Where the chat is, and whether it goes into the site's frame. */
export type OpenedChat = { url: string; frame: boolean };

type Visit = Pick<SiteContext, 'callGateway'> & {
  site: Pick<SiteContext['site'], 'brand' | 'flags' | 'gameFrameHosts'>;
  origin: string;
};

/**
 * Launches the chat, or one room of it, in the colour of the brand, with the way back to this site (CALL-76, CHAT-23 to
 * CHAT-29).
 * @throws GatewayError `permission.denied` where the site has no chat
 */
export async function openChat(
  { callGateway, site, origin }: Visit,
  { anchorId, title, backPath }: ChatRequest,
): Promise<OpenedChat> {
  if (!hasLiveRooms(site)) throw new GatewayError('permission.denied');
  const { chatUrl } = await callGateway(launchChat, {
    backUrl: backUrlOf(origin, backPath),
    headerColor: surfaceColor(site.brand),
    title,
    ...(anchorId !== undefined && { anchorId }),
  });
  if (!isOpenable(chatUrl, origin)) throw new GatewayError('gateway.bad.answer', null, 502);
  const { gameFrameHosts } = site;
  return { url: chatUrl, frame: isFramable(chatUrl, { origin, gameFrameHosts }) };
}
