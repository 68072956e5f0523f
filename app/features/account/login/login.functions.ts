import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { credentialsSchema } from './credentials';
import { openLogin } from './log-in.server';

/** Logs in; username, password, code and token leave the edge encrypted only (LOGIN-73 to LOGIN-76). */
export const logInFn = createServerFn({ method: 'POST' })
  .validator(inputOf(credentialsSchema))
  .handler(({ data }) => outcomeOf(async () => openLogin(siteContext(), data())));
