import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { nodeIdSchema } from '@/contracts/games/game';
import { launch } from './launch.server';

const launchSchema = v.object({
  nodeId: nodeIdSchema,
  freeplay: v.boolean(),
  /** The page that the game leads back to. */
  backPath: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(1024))), undefined),
});

/** Launches a game; the site's own address is the server's knowledge, never the browser's (CALL-68, LAUNCH-27). */
export const launchFn = createServerFn({ method: 'POST' })
  .validator(inputOf(launchSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, session, runInBackground, site } = siteContext();
      const language = pageLanguage(getLocale()).code;
      const visit = { callGateway, session, runInBackground, site, origin: visitOrigin(), language };
      return launch(visit, data());
    }),
  );
