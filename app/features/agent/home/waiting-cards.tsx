import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { getsContractPrompts } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Icon } from '@/app/ui/icon';
import { contractQuery } from '../agreements/agreements.queries';
import { CONTRACT_PATHS, KIND_ICONS, KIND_NAMES } from '../agreements/contract-words';
import { waitingKinds } from '../agreements/waiting';
import styles from './waiting-cards.module.css';

/** The contracts that wait for the agent's answer, each the way to it; none for who is never asked (AGENT-17, AGENT-26). */
export function WaitingCards() {
  const session = useSession();
  const { data } = useQuery({ ...contractQuery('salary'), enabled: getsContractPrompts(session) });
  const waiting = data ? waitingKinds([data]) : [];
  if (waiting.length === 0) return null;
  return (
    <nav className={styles.cards} aria-label={m.agent_contracts()}>
      {waiting.map((kind) => (
        <Link key={kind} to={CONTRACT_PATHS[kind]} className={styles.card}>
          <Icon name={KIND_ICONS[kind]} size={24} />
          <span className={styles.words}>
            <strong>{KIND_NAMES[kind]()}</strong>
            <span>{m.agent_contract_waits()}</span>
          </span>
          <span className={styles.way}>{m.agent_contract_see()}</span>
        </Link>
      ))}
    </nav>
  );
}
