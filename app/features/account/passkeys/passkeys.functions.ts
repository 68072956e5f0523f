import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { visitOrigin } from '@/app/lib/calls/visit';
import { logInByPasskey } from '@/contracts/passkeys/passkey-log-in';
import { addPasskey } from '@/contracts/passkeys/passkeys';
import { admit } from '../login/log-in.server';

const { credential } = logInByPasskey.input.entries;
const { name, loginPassword } = addPasskey.input.entries;

/** Logs in by what the visitor's passkey answered, on the site that the visitor sees. */
export const logInByPasskeyFn = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ credential })))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const site = siteContext();
      const deviceMark = await site.deviceMark();
      const login = await site.callGateway(logInByPasskey, { ...data(), origin: visitOrigin(), deviceMark });
      return admit(site, login);
    }),
  );

/** Keeps a new passkey; the password leaves the edge encrypted only. */
export const addPasskeyFn = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ name, credential, loginPassword })))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(addPasskey, { ...data(), origin: visitOrigin() });
      return null;
    }),
  );
