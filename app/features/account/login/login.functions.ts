import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { logIn, logInInput } from '../../../../contracts/session/log-in';
import { checked, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';

/** What the form sends; the edge keeps the captcha's id (CALL-15). */
const credentialsSchema = v.omit(logInInput, ['captchaId', 'type']);
type Credentials = v.InferInput<typeof credentialsSchema>;

/** Logs in with a username; the password leaves the edge encrypted only (LOGIN-73 to LOGIN-76). */
export const logInFn = createServerFn({ method: 'POST' })
  .validator((data: Credentials) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, openSession, captchaId } = siteContext();
      const credentials = checked(credentialsSchema, data);
      const login = await callGateway(logIn, {
        ...credentials,
        captchaId: credentials.captcha ? await captchaId() : undefined,
        type: 'username',
      });
      return openSession({ ...login, firstTimeLogin: login.firstTimeLogin ?? false });
    }),
  );
