import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session.queries';

const ChangePasswordPrompt = lazy(() =>
  import('./change-password/change-password-prompt').then(({ ChangePasswordPrompt }) => ({
    default: ChangePasswordPrompt,
  })),
);

/** The prompt of a first login; its files are loaded for nobody else, and a page without them works (SESS-41). */
export function FirstLogin() {
  const session = useSession();
  if (!session?.firstTimeLogin) return null;
  return (
    <CatchBoundary getResetKey={() => session.id} errorComponent={() => null}>
      <Suspense>
        <ChangePasswordPrompt key={session.id} sessionId={session.id} />
      </Suspense>
    </CatchBoundary>
  );
}
