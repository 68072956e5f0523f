import { Link } from '@tanstack/react-router';
import { FreePlayLink } from '../../domain/member/free-play-link';
import { AUTH_PATHS } from '../../lib/links/auth-search';
import { m } from '../../paraglide/messages.js';
import { useRegistrationOpen } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import styles from './menu-welcome.module.css';

/** What a guest sees in the place of user box and wallet (MENU-13 to MENU-15). */
export function MenuWelcome() {
  const registers = useRegistrationOpen();
  return (
    <div className={styles.welcome}>
      <p className={styles.title}>{m.menu_welcome()}</p>
      <p>{m.menu_welcome_text()}</p>
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
      <FreePlayLink className={styles.freePlay}>{m.free_play()}</FreePlayLink>
    </div>
  );
}
