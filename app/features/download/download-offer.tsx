import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isClosed } from '../../lib/storage/closed-for-session';
import { wasGameOpened } from '../../lib/storage/game-opened';
import { deviceStore } from '../../lib/storage/storage';
import { DOWNLOAD_POPUP_DELAY } from '../../lib/time/timing';
import { useAppContext } from '../../session/app-context';
import { useInApp } from '../../session/in-app';
import { useSite } from '../../session/site.queries';
import { usePopupQueue } from '../../shell/popup-queue';
import { fitsDevice } from './fits-device';

const DownloadPopup = lazy(() =>
  import('./download-popup').then(({ DownloadPopup }) => ({ default: DownloadPopup })),
);

/** This device's record that the popup was shown (HOME-38). */
export const OFFERED_KEY = 'DOWNLOAD_OFFERED';

/**
 * Over every page: offers the app once per device, where that can take it, when home has stood a moment after a game
 * was opened, or unasked where the operator wants it, and no other popup is due; not in the native or installed app, nor
 * in a view of another app, nor to someone who hid the download bar (SHELL-09, HOME-38, PWA-25).
 */
export function DownloadOffer() {
  const { native, installed } = useAppContext();
  const inApp = useInApp();
  const { flags, resources } = useSite();
  const atHome = useLocation({ select: ({ pathname, search }) => pathname === '/m/home' && !search.auth });
  const [due, setDue] = useState(false);
  const [open, setOpen] = useState(false);
  const mayShow =
    atHome &&
    !native &&
    !installed &&
    !inApp &&
    (flags.OFFERAPPNOW3 || wasGameOpened()) &&
    fitsDevice(resources, { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
  const mayShowNow = usePopupQueue('download', mayShow && (due || open));

  useEffect(() => {
    if (!mayShow || deviceStore.text(OFFERED_KEY)) return;
    const timer = setInterval(() => {
      // Nothing comes over what a visitor has just opened.
      if (document.querySelector('dialog[open]')) return;
      clearInterval(timer);
      setDue(!isClosed('download_bar'));
    }, DOWNLOAD_POPUP_DELAY);
    return () => clearInterval(timer);
  }, [mayShow]);

  useEffect(() => {
    if (!mayShowNow || !due) return;
    deviceStore.set(OFFERED_KEY, '1');
    setDue(false);
    setOpen(true);
  }, [mayShowNow, due]);

  // A page that is left takes its popup along.
  useEffect(() => {
    if (!mayShow) setOpen(false);
  }, [mayShow]);

  if (!mayShowNow || !open) return null;
  return (
    <CatchBoundary getResetKey={() => 'download'} errorComponent={() => null}>
      <Suspense>
        <DownloadPopup onClose={() => setOpen(false)} />
      </Suspense>
    </CatchBoundary>
  );
}
