import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { getsAgreementPrompts } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Icon } from '@/app/ui/icon';
import { AGREEMENT_PATHS, KIND_ICONS, KIND_NAMES } from '../agreements/agreement-words';
import { agreementQuery } from '../agreements/agreements.queries';
import { waitingKinds } from '../agreements/waiting';
import styles from './waiting-cards.module.css';

/** The agreements that wait for the agent's answer, each the way to it; none for who is never asked (AGENT-17, AGENT-26). */
export function WaitingCards() {
  const session = useSession();
  const { data } = useQuery({ ...agreementQuery('salary'), enabled: getsAgreementPrompts(session) });
  const waiting = data ? waitingKinds([data]) : [];
  if (waiting.length === 0) return null;
  return (
    <nav className={styles.cards} aria-label={m.agent_agreements()}>
      {waiting.map((kind) => (
        <Link key={kind} to={AGREEMENT_PATHS[kind]} className={styles.card}>
          <Icon name={KIND_ICONS[kind]} size={24} />
          <span className={styles.words}>
            <strong>{KIND_NAMES[kind]()}</strong>
            <span>{m.agent_agreement_waits()}</span>
          </span>
          <span className={styles.way}>{m.agent_agreement_see()}</span>
        </Link>
      ))}
    </nav>
  );
}
