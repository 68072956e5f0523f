import { createServerFn } from '@tanstack/react-start';
import { checked, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { type Credentials, credentialsSchema } from './credentials';
import { openLogin } from './log-in.server';

/** Logs in; username, password, code and token leave the edge encrypted only (LOGIN-73 to LOGIN-76). */
export const logInFn = createServerFn({ method: 'POST' })
  .validator((data: Credentials) => data)
  .handler(({ data }) => outcomeOf(async () => openLogin(siteContext(), checked(credentialsSchema, data))));
