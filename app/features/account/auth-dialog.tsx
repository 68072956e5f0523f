import { CatchBoundary, useCanGoBack, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { AUTH_PATHS, type AuthDialogName } from '../../lib/links/auth-search';
import { useWaysIn } from '../../session/ways-in';
import { usePopupQueue } from '../../shell/popup-queue';

type DialogProps = { onClose: () => void };

const DIALOGS: Record<AuthDialogName, ComponentType<DialogProps>> = {
  login: lazy(() => import('./login/login-dialog').then(({ LoginDialog }) => ({ default: LoginDialog }))),
  register: lazy(() =>
    import('./register/register-dialog').then(({ RegisterDialog }) => ({ default: RegisterDialog })),
  ),
  forget: lazy(() =>
    import('./forgot-password/forgot-dialog').then(({ ForgotDialog }) => ({ default: ForgotDialog })),
  ),
};

/**
 * Shows the dialog that the address names, to those without an account; closing takes it out of the address. One name, so one
 * dialog at a time (LOGIN-43 to LOGIN-48).
 */
export function AuthDialog({ open }: { open: AuthDialogName | undefined }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const waysIn = useWaysIn();
  // No popup opens by itself over the form.
  usePopupQueue('visitor', open !== undefined && waysIn);
  if (!open || !waysIn) return null;
  const Dialog = DIALOGS[open];

  function close() {
    if (canGoBack) return router.history.back();
    void router.navigate({ to: '.', search: ({ auth: _auth, ...search }) => search, replace: true });
  }

  return (
    <CatchBoundary getResetKey={() => open} errorComponent={() => <PageInstead path={AUTH_PATHS[open]} />}>
      <Suspense>
        <Dialog onClose={close} />
      </Suspense>
    </CatchBoundary>
  );
}

// A dialog whose files cannot be loaded, after a new deployment for one, gives way to the page.
function PageInstead({ path }: { path: string }) {
  useEffect(() => location.assign(path), [path]);
  return null;
}
