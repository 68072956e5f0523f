import { m } from '@/app/paraglide/messages.js';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { AgreementRow, agreementRows } from './agreement-row';
import { AGREEMENT_PATHS, KIND_ICONS, KIND_NAMES } from './agreement-words';
import type { MyAgreement } from './agreements.queries';
import { waitingKinds } from './waiting';

type Props = { agreement: MyAgreement; except: AgreementKind };

/** The ways to the other agreements that wait for an answer (AGENT-18 to AGENT-20). */
export function WaitingLinks({ agreement, except }: Props) {
  const others = waitingKinds([agreement]).filter((kind) => kind !== except);
  if (others.length === 0) return null;
  return (
    <nav className={agreementRows} aria-label={m.agreement_also()}>
      {others.map((kind) => (
        <AgreementRow
          key={kind}
          to={AGREEMENT_PATHS[kind]}
          icon={KIND_ICONS[kind]}
          name={KIND_NAMES[kind]()}
          note={m.agreement_also()}
        />
      ))}
    </nav>
  );
}
