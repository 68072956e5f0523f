import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadChatQuery } from '@/app/domain/member/unread.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { messageOfError } from '@/app/shell/error-message';
import { FailedCard } from '@/app/shell/failed-card';
import { useSessionEnded } from '@/app/shell/session-watch';
import { Spinner } from '@/app/ui/spinner';
import { GameFrame } from '../launch/game-frame';
import { FrameBar } from '../launch/play-bar';
import screen from '../launch/play-screen.module.css';
import { useForgetAfterwards } from '../launch/use-forget-afterwards';
import { useLeaveGame } from '../launch/use-leave-game';
import { type ChatPlace, chatQuery } from './chat.queries';

/**
 * `/m/chat`: the chat or one room of it under a slim bar, or in the place of this page where it allows no frame; says so
 * when it does not open (CHAT-29).
 */
export function ChatScreen({ room }: ChatPlace) {
  useLocale();
  const query = chatQuery({ room });
  const { data, error, isFetching, refetch } = useQuery(query);
  const leave = useLeaveGame();
  const onEnded = useSessionEnded();
  useForgetAfterwards(query.queryKey, renewUnread);

  useEffect(() => {
    if (data && !data.frame) location.replace(data.url);
  }, [data]);
  const ended = useRef(onEnded);
  useEffect(() => {
    if (error) ended.current(error);
  }, [error]);

  return (
    <div className={screen.screen}>
      <FrameBar title={m.support_chat()} back={m.chat_leave()} onBack={leave} />
      <main className={screen.stage} tabIndex={-1}>
        {data?.frame ? (
          <GameFrame key={data.url} url={data.url} title={m.support_chat()} />
        ) : error && !isFetching ? (
          <div className={screen.refused}>
            <FailedCard
              title={m.chat_failed_title()}
              text={messageOfError(error)}
              onRetry={() => void refetch()}
            />
          </div>
        ) : (
          <p className={screen.waiting} role="status" data-later="">
            <Spinner />
            <span>{m.chat_opening()}</span>
          </p>
        )}
      </main>
    </div>
  );
}

/** What was read there is unread no longer. */
const renewUnread = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: unreadChatQuery().queryKey });
