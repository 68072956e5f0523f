import { Link } from '@tanstack/react-router';
import { FreePlayLink } from '../../domain/member/free-play-link';
import { AUTH_PATHS } from '../../lib/links/auth-search';
import { m } from '../../paraglide/messages.js';
import { useAccount } from '../../session/session.queries';
import { useRegistrationOpen } from '../../session/site.queries';
import { useWaysIn } from '../../session/ways-in';
import { buttonClass } from '../../ui/button';
import styles from './menu-welcome.module.css';

/**
 * What a guest sees in the place of user box and wallet (MENU-13 to MENU-15), and whoever is logged in where the site is
 * not open for members yet.
 */
export function MenuWelcome() {
  const registers = useRegistrationOpen();
  const account = useAccount();
  const waysIn = useWaysIn();
  return (
    <div className={styles.welcome}>
      <p className={styles.title}>
        {account && !waysIn ? <bdi translate="no">{account.userName}</bdi> : m.menu_welcome()}
      </p>
      <p>{waysIn ? m.menu_welcome_text() : account ? m.menu_entered_text() : m.menu_browse_text()}</p>
      {waysIn && (
        <div className={styles.ways}>
          <Link to={AUTH_PATHS.login} className={buttonClass(registers ? 'outline' : 'primary')}>
            {m.log_in()}
          </Link>
          {registers && (
            <Link to={AUTH_PATHS.register} className={buttonClass('primary')}>
              {m.register_open()}
            </Link>
          )}
        </div>
      )}
      <FreePlayLink className={styles.freePlay}>{m.free_play()}</FreePlayLink>
    </div>
  );
}
