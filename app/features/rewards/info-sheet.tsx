import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Popup } from '../../ui/popup';
import styles from './info-sheet.module.css';

const PARTS = [
  [m.rewards_info_claim_title, m.rewards_info_claim],
  [m.rewards_info_wagering_title, m.rewards_info_wagering],
  [m.rewards_running, m.rewards_info_running],
  [m.rewards_past, m.rewards_info_past],
] as const;

/** What the groups of the reward centre are, and what claiming comes to. */
export function InfoSheet({ onClose }: { onClose: () => void }) {
  useLocale();
  return (
    <Popup shape="sheet" title={m.rewards_info()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.parts}>
        {PARTS.map(([title, text]) => (
          <section key={title()}>
            <h3 className={styles.title}>{title()}</h3>
            <p className={styles.text}>{text()}</p>
          </section>
        ))}
        <Link to="/m/activity" className={buttonClass('tonal')}>
          {m.rewards_to_promotions()}
        </Link>
      </div>
    </Popup>
  );
}
