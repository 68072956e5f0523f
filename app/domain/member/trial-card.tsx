import { m } from '../../paraglide/messages.js';
import type { Elements } from '../../ui/elements';
import { StateCard } from '../../ui/state-card';
import { AuthButtons } from './auth-buttons';
import styles from './trial-card.module.css';

type Props = {
  title: string;
  /** Where it is not the words of every refusal (ROLE-29). */
  text?: string;
  /** Where else to go. */
  children?: Elements;
};

/** Stands for a screen that players on trial do not have, with the ways into an account (ROLE-29, ROLE-30, MONEY-20). */
export function TrialCard({ title, text = m.error_actual_account(), children }: Props) {
  return (
    <StateCard kind="empty" title={title} text={text}>
      <AuthButtons className={styles.ways} />
      <p className={styles.note}>{m.trial_kept()}</p>
      {children}
    </StateCard>
  );
}
