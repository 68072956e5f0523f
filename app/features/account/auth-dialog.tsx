import { CatchBoundary, useCanGoBack, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../session/session.queries';

const LoginDialog = lazy(() =>
  import('./login/login-dialog').then(({ LoginDialog }) => ({ default: LoginDialog })),
);

/** Shows the dialog that the address names, to guests only; closing takes it out of the address (LOGIN-43 to LOGIN-46). */
export function AuthDialog({ open }: { open: 'login' | undefined }) {
  const session = useSession();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  if (!open || session) return null;

  function close() {
    if (canGoBack) return router.history.back();
    void router.navigate({ to: '.', search: ({ auth: _auth, ...search }) => search, replace: true });
  }

  return (
    <CatchBoundary getResetKey={() => open} errorComponent={LoginPageInstead}>
      <Suspense>
        <LoginDialog onClose={close} />
      </Suspense>
    </CatchBoundary>
  );
}

// A dialog whose files cannot be loaded, after a new deployment for one, gives way to the page.
function LoginPageInstead() {
  useEffect(() => location.assign('/m/login'), []);
  return null;
}
