import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '../../features/games/live/chat-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/chat')({
  component: () => (
    <PageFrame>
      <ChatScreen />
    </PageFrame>
  ),
});
