import { m } from '@/app/paraglide/messages.js';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import type { MyContract } from './agreements.queries';
import { ContractRow, contractRows } from './contract-row';
import { CONTRACT_PATHS, KIND_ICONS, KIND_NAMES } from './contract-words';
import { waitingKinds } from './waiting';

type Props = { contract: MyContract; except: AgreementKind };

/** The ways to the other contracts that wait for an answer (AGENT-18 to AGENT-20). */
export function WaitingLinks({ contract, except }: Props) {
  const others = waitingKinds([contract]).filter((kind) => kind !== except);
  if (others.length === 0) return null;
  return (
    <nav className={contractRows} aria-label={m.contract_also()}>
      {others.map((kind) => (
        <ContractRow
          key={kind}
          to={CONTRACT_PATHS[kind]}
          icon={KIND_ICONS[kind]}
          name={KIND_NAMES[kind]()}
          note={m.contract_also()}
        />
      ))}
    </nav>
  );
}
