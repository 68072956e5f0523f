import { createFileRoute } from '@tanstack/react-router';
import { chatSearch } from '../../features/games/live/chat.search';
import { ChatScreen } from '../../features/games/live/chat-screen';

export const Route = createFileRoute('/m/chat')({
  validateSearch: chatSearch,
  component: Chat,
});

function Chat() {
  const { room } = Route.useSearch();
  return <ChatScreen key={room ?? ''} room={room} />;
}
