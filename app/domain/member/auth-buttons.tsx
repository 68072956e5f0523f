import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { AUTH_PATHS, type AuthDialogName } from '../../lib/links/auth-search';
import { m } from '../../paraglide/messages.js';
import { useRegistrationOpen } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import styles from './auth-buttons.module.css';

type Props = {
  className?: string | undefined;
  /** One was taken over this page; none for a new tab. */
  onChosen?: (() => void) | undefined;
};

/**
 * A guest's two ways in, side by side; registration stands out, and is missing where the site takes none. Each leads
 * to its page, or opens the same form over the page one is on once scripts run (HOME-41, HOME-42, MEMB-05, MEMB-06,
 * ROUTE-98).
 */
export function AuthButtons({ className, onChosen }: Props) {
  const registers = useRegistrationOpen();
  return (
    <div className={[styles.buttons, className].filter(Boolean).join(' ')}>
      <AuthButton to="login" look={registers ? 'outline' : 'primary'} onChosen={onChosen}>
        {m.log_in()}
      </AuthButton>
      {registers && (
        <AuthButton to="register" look="primary" onChosen={onChosen}>
          {m.register_open()}
        </AuthButton>
      )}
    </div>
  );
}

type ButtonProps = Pick<Props, 'onChosen'> & {
  to: AuthDialogName;
  look: 'primary' | 'outline';
  children: ReactNode;
};

function AuthButton({ to, look, onChosen, children }: ButtonProps) {
  const navigate = useNavigate();

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const search = (search: object) => ({ ...search, auth: to });
    void navigate({ to: '.', search, resetScroll: false });
    onChosen?.();
  }

  return (
    <Link to={AUTH_PATHS[to]} className={buttonClass(look)} onClick={openDialog}>
      {children}
    </Link>
  );
}
