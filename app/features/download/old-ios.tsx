import { lazy, Suspense } from 'react';
import { isClosed } from '../../lib/closed-for-session';
import { userAgent } from '../../lib/visit';
import { iosVersion, isBelowMinimum } from './ios-version';

const OldIosNotice = lazy(() =>
  import('./old-ios-notice').then(({ OldIosNotice }) => ({ default: OldIosNotice })),
);

/** The notice for systems older than the site supports; its files are loaded for nobody else (PWA-24). */
export function OldIos() {
  if (!isBelowMinimum(iosVersion(userAgent())) || isClosed('old_ios_notice')) return null;
  return (
    <Suspense>
      <OldIosNotice />
    </Suspense>
  );
}
