import type { getDividendAgreement } from '@/contracts/agreements/dividend-agreement';
import type { getHourAgreement } from '@/contracts/agreements/hour-agreement';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import type { getSalaryAgreement } from '@/contracts/agreements/salary-agreement';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listOpenKinds, listVersions } from '../../db/agreements';
import { isAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { dayBasis, type Figures, hourBasis, judged, periodBasis } from './basis';
import { agreementView, momentOf } from './view';

type Mine = Pick<Call<typeof getSalaryAgreement>, 'db' | 'clock' | 'member' | 'merchant'>;

/** The daily salary, by yesterday's turnover; and which agreements wait (CALL-78, AGENT-18 to AGENT-21). */
export async function salaryAgreement(call: Call<typeof getSalaryAgreement>) {
  const basis = isAgent(call.member) ? await dayBasis(call, momentOf(call).today) : null;
  return {
    ...(await agreementOf(call, 'salary', basis?.figures)),
    basis: basis && { day: basis.day, amount: decimalNumberOf(basis.figures.base) },
  };
}

/** The dividend, by the running period; and which agreements wait (CALL-79, AGENT-18 to AGENT-21). */
export async function dividendAgreement(call: Call<typeof getDividendAgreement>) {
  const basis = isAgent(call.member) ? await periodBasis(call, momentOf(call).today) : null;
  const { from, to, netWin = 0, carried = 0 } = basis ?? {};
  return {
    ...(await agreementOf(call, 'dividend', basis?.figures)),
    basis:
      from && to ? { from, to, amount: decimalNumberOf(netWin), carried: decimalNumberOf(carried) } : null,
  };
}

/** The hour salary, by yesterday's best hour; and which agreements wait (CALL-80). */
export async function hourAgreement(call: Call<typeof getHourAgreement>) {
  const basis = isAgent(call.member) ? await hourBasis(call, momentOf(call).today) : null;
  return {
    ...(await agreementOf(call, 'hour', basis?.figures)),
    basis: basis && { day: basis.day, hour: basis.hour, amount: decimalNumberOf(basis.figures.base) },
  };
}

/** What all three answer: what waits, and the versions of a kind with what those that matter now would come to. */
async function agreementOf(call: Mine, kind: AgreementKind, figures: Figures | undefined) {
  const { db, member, merchant } = call;
  const moment = momentOf(call);
  const [open, versions] = await Promise.all([
    listOpenKinds(db, member.id, moment.now),
    listVersions(db, member.id, kind),
  ]);
  const mark = (one: AgreementKind) => (open.includes(one) ? 'Y' : 'N');
  return {
    dailysalreqtype: mark('salary'),
    divtypecompperiodreq: mark('dividend'),
    contracthoursalreq: mark('hour'),
    versions: await Promise.all(
      versions.map(async ({ agreement, by }) => {
        const told = agreementView(agreement, moment);
        const isOfNow = told.state === 'offered' || told.state === 'agreed' || told.state === 'inForce';
        const worth = figures && isOfNow ? await judged(agreement.terms, figures) : null;
        return { ...told, by, ...(worth && { ...worth, worth: decimalNumberOf(worth.worth) }) };
      }),
    ),
    noticeDays: merchant.agentRules.noticeDays,
  };
}
