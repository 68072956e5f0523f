import { lazy, Suspense } from 'react';
import { userAgent } from '../../lib/calls/visit';
import { isClosed } from '../../lib/storage/closed-for-session';

const OldIosNotice = lazy(() =>
  import('./old-ios-notice').then(({ OldIosNotice }) => ({ default: OldIosNotice })),
);

/** iOS 12 and under; the notice itself looks closer. */
const MAYBE_OLD = / OS (?:\d|1[0-2])_/;

/** The notice for systems older than the site supports; its files are loaded for nobody else (PWA-24). */
export function OldIos() {
  if (!MAYBE_OLD.test(userAgent()) || isClosed('old_ios_notice')) return null;
  return (
    <Suspense>
      <OldIosNotice />
    </Suspense>
  );
}
