import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { issuesOf } from '@/app/forms/field-issues';
import { useForm } from '@/app/forms/use-form';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { useToast } from '@/app/shell/toast';
import { PASSKEY_NAME, passkeyName } from '@/contracts/passkeys/credential';
import { startPasskey } from '@/contracts/passkeys/passkeys';
import { sessionsQuery } from '../security/security.queries';
import { deviceName } from '../security/sessions/where';

const addPasskey = lazily(
  () => import('./passkeys.functions'),
  (all) => all.addPasskeyFn,
);

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), passkeyName),
  loginPassword: v.pipe(v.string(), v.nonEmpty()),
});
export const nameWords = () => ({ label: m.passkey_name(), bounds: PASSKEY_NAME });
const WORDS = { name: nameWords, loginPassword: () => ({ label: m.paypass_login() }) };

/** The form that has this device make a passkey and keeps it; nothing is asked of the device before the form is right. */
export function useAddPasskey(onDone: () => void) {
  const queryClient = useQueryClient();
  const here = queryClient.getQueryData(sessionsQuery().queryKey)?.list.find(({ isCurrent }) => isCurrent);
  const toast = useToast();
  const { siteName } = useSite();
  const userName = useSession()?.userName ?? '';
  return useForm({
    // Read on other devices as well, where "this device" would be another one.
    empty: { name: here ? deviceName(here) : m.passkey_title(), loginPassword: '' },
    words: WORDS,
    check: (values) => issuesOf(schema, values),
    async send({ name, loginPassword }) {
      const [started, { createPasskey }] = await Promise.all([
        gateway(startPasskey, {}),
        import('./webauthn'),
      ]);
      const credential = await createPasskey({ ...started, siteName, userName });
      await addPasskey({ data: { name, credential, loginPassword } });
      toast(m.passkey_added(), { kind: 'success' });
      await memberChanged(queryClient);
      onDone();
    },
    refused: ({ code }) =>
      code === 'password.wrong' ? { field: 'loginPassword', spent: ['loginPassword'] } : {},
  });
}
