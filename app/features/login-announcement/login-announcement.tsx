import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AUTH_PATHS } from '../../lib/auth-search';
import { ANNOUNCEMENT_DELAY } from '../../lib/timing';
import { useSession } from '../../session/session.queries';
import { GUEST, wasAnnounced } from './announced';

const AnnouncementPopup = lazy(() =>
  import('./announcement-popup').then(({ AnnouncementPopup }) => ({ default: AnnouncementPopup })),
);

type Props = {
  /** A dialog of the address is open: no announcement comes over it. */
  covered: boolean;
};

/**
 * Decides when the login announcements may show: on home, and after a login wherever it led, once the page has come to
 * rest and nothing else is open over it; once per login, for guests once per tab (HOME-34 to HOME-36). All that shows
 * them is loaded then.
 */
export function LoginAnnouncement({ covered }: Props) {
  const who = useSession()?.id ?? GUEST;
  const [atFirst] = useState(who);
  const [due, setDue] = useState<string | null>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isLogin = who !== GUEST && who !== atFirst && !Object.values<string>(AUTH_PATHS).includes(pathname);
  const isPlace = !covered && (pathname === '/m/home' || isLogin);

  useEffect(() => {
    if (!isPlace || wasAnnounced(who)) return;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return;
      clearInterval(timer);
      setDue(who);
    }, ANNOUNCEMENT_DELAY);
    return () => {
      clearInterval(timer);
      setDue(null);
    };
  }, [isPlace, who]);

  if (due !== who) return null;
  return (
    <CatchBoundary getResetKey={() => who} errorComponent={() => null}>
      <Suspense>
        <AnnouncementPopup key={who} who={who} onClose={() => setDue(null)} />
      </Suspense>
    </CatchBoundary>
  );
}
