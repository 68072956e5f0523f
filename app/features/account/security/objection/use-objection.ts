import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from '@/app/forms/use-form';
import { lazily } from '@/app/lib/calls/outcome';
import { useSession } from '@/app/session/session.queries';
import { useSessionActions } from '@/app/session/use-session-actions';

const objectToChange = lazily(
  () => import('./objection.functions'),
  (all) => all.objectToChangeFn,
);

/**
 * Sends the code that stands behind the `#` of the address, where no server, log or referrer sees it. `hasCode` is null
 * until the address is read; `frozenUntil` while nothing is done.
 */
export function useObjection() {
  const hash = useLocation({ select: (location) => location.hash });
  const [code, setCode] = useState<string | null>(null);
  const [frozenUntil, setFrozenUntil] = useState<number | null>(null);
  const router = useRouter();
  const session = useSession();
  const { expire } = useSessionActions();

  const form = useForm({
    empty: {},
    words: {},
    async send() {
      const { frozenUntil, hasEndedOwn } = await objectToChange({ data: { objectionCode: code ?? '' } });
      if (hasEndedOwn && session) expire(session);
      setFrozenUntil(frozenUntil);
      // The code is spent: the address need not keep it.
      void router.navigate({ to: '/m/objection', replace: true, resetScroll: false });
    },
  });
  // The server knows no hash: what is drawn first is drawn without. Another link in the same tab starts over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else does
  useEffect(() => {
    setCode(hash);
    if (hash === '') return;
    setFrozenUntil(null);
    form.reset();
  }, [hash]);
  return { form, hasCode: code === null ? null : code !== '', frozenUntil };
}
