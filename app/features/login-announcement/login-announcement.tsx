import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { GUEST, wasAnnounced } from '../../domain/announcements/announced';
import { AUTH_PATHS } from '../../lib/links/auth-search';
import { SIGNS } from '../../lib/loading/use-lazy-part';
import { ANNOUNCEMENT_DELAY, ANNOUNCEMENT_EARLIEST } from '../../lib/time/timing';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';

const AnnouncementPopup = lazy(() =>
  import('./announcement-popup').then(({ AnnouncementPopup }) => ({ default: AnnouncementPopup })),
);

type Props = {
  /** A dialog of the address is open: no announcement comes over it. */
  covered: boolean;
  /** Id of the login with which the page came, if any. */
  atFirst: string | undefined;
};

/**
 * Decides when the login announcements may show: on home, and after a login wherever it led, in a pause of the visitor,
 * when nothing else is open over the page; not in the first seconds of a page unless the operator wants it. Once per
 * login, for guests once per tab and once a day (HOME-34 to HOME-36). All that shows them is loaded then.
 */
export function LoginAnnouncement({ covered, atFirst = GUEST }: Props) {
  const who = useSession()?.id ?? GUEST;
  const { flags } = useSite();
  const [due, setDue] = useState<string | null>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isLogin = who !== GUEST && who !== atFirst && !Object.values<string>(AUTH_PATHS).includes(pathname);
  const isPlace = !covered && (pathname === '/m/home' || isLogin);
  const earliest = flags.ANNOUNCENOW3 ? 0 : ANNOUNCEMENT_EARLIEST;

  useEffect(() => {
    if (!isPlace || wasAnnounced(who)) return;
    const pause = inPause(earliest, () => setDue(who));
    return () => {
      pause.stop();
      setDue(null);
    };
  }, [isPlace, who, earliest]);

  if (due !== who) return null;
  return (
    <CatchBoundary getResetKey={() => who} errorComponent={() => null}>
      <Suspense>
        <AnnouncementPopup key={who} who={who} onClose={() => setDue(null)} />
      </Suspense>
    </CatchBoundary>
  );
}

/**
 * Does something once, in a pause of the visitor with no dialog open, not before the page is so many milliseconds old.
 */
function inPause(earliest: number, act: () => void) {
  const events = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    events.abort();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(come, Math.max(ANNOUNCEMENT_DELAY, earliest - performance.now()));
  };
  function come() {
    if (document.querySelector('dialog[open]')) return wait();
    stop();
    act();
  }
  for (const sign of SIGNS)
    addEventListener(sign, wait, { capture: true, passive: true, signal: events.signal });
  wait();
  return { stop };
}
