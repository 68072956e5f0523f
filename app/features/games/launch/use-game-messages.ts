import { type RefObject, useEffect, useRef } from 'react';
import { useSite } from '@/app/session/site.queries';
import { type GameMessage, readGameMessage } from './game-message';

/** Hears what the game in the frame tells, and nobody else (LAUNCH-30). */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  hear: (message: GameMessage) => void,
): void {
  const { gameFrameHosts } = useSite();
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (url === undefined) return;
    const onMessage = (event: MessageEvent) => {
      const message = readGameMessage(event, { window: frame.current?.contentWindow, url, gameFrameHosts });
      if (message) latest.current(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, url, gameFrameHosts]);
}
