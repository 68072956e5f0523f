import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { openChat } from './chat.server';

const chatSchema = v.object({
  anchorId: v.optional(
    v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]),
  ),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  backPath: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(1024))), undefined),
});

/** Launches the chat and answers where it is; the address is good once (CALL-76, CHAT-29). */
export const openChatFn = createServerFn({ method: 'POST' })
  .validator(inputOf(chatSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, site } = siteContext();
      return openChat({ callGateway, site, origin: visitOrigin() }, data());
    }),
  );
