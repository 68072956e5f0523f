import { id, searchSchema } from '@/app/lib/links/search-schema';
import type { ChatPlace } from './chat.queries';

/** Which room of the chat is open. */
export const chatSearch = searchSchema<ChatPlace>({ room: id });
