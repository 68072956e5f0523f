import { useRouterState } from '@tanstack/react-router';
import styles from './waiting-bar.module.css';

/** A slim line at the top while another page is waited for, once that takes longer than 150 ms. */
export function WaitingBar() {
  const isWaiting = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  });
  return isWaiting && <div className={styles.bar} aria-hidden="true" />;
}
