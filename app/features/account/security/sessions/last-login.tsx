import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { dayAndTime } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { useToast } from '@/app/shell/toast';
import { listLogins } from '@/contracts/session/logins';
import { isAnnounced, noteAnnounced } from './announced';
import { countryName, deviceName } from './where';

type Props = {
  /** The session that the page began with, known by its opaque id. */
  atFirst: string | undefined;
};

/** Tells once after each login when and where the one before it was made; nothing after the first (ACC-02). */
export function LastLogin({ atFirst }: Props) {
  const session = useSession();
  const { language } = useLocale();
  const { timeZone } = useSite();
  const toast = useToast();
  const queryClient = useQueryClient();
  const latest = useRef({ language, timeZone, toast });
  latest.current = { language, timeZone, toast };
  const due = session && session.id !== atFirst && !isTrial(session) ? session.id : null;

  useEffect(() => {
    if (!due || isAnnounced(due)) return;
    noteAnnounced(due);
    const before = queryClient.fetchQuery({
      queryKey: ['last-login', due],
      queryFn: ({ signal }) => gateway(listLogins, { limit: 2 }, signal),
      gcTime: 0,
    });
    before.then(
      ({ list: [, login] }) => {
        if (!login) return;
        const { language, timeZone, toast } = latest.current;
        const place = [deviceName(login), countryName(login, language.tag)].join(', ');
        toast(m.security_last_login({ time: dayAndTime(login.at, timeZone), place }), { length: 'long' });
      },
      // It is news, and no answer to anything the visitor did: the list tells it too.
      () => undefined,
    );
  }, [due, queryClient]);

  return null;
}
