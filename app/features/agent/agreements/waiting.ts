import type { AgreementKind } from '@/contracts/agreements/kinds';
import type { MyAgreement } from './agreements.queries';

const NOTHING: readonly unknown[] = [null, undefined, '', 0, '0', 'N'];

/** Any value but none, 0 and N stands for an agreement that waits. */
const waits = (mark: string | number | null | undefined): boolean => !NOTHING.includes(mark);

/** Which agreements wait for an answer, in the order in which one is asked: daily salary, dividend, hour salary (AGENT-22). */
export function waitingKinds(agreements: readonly MyAgreement[]): AgreementKind[] {
  const marks = {
    salary: ({ dailysalreqtype }: MyAgreement) => dailysalreqtype,
    dividend: ({ divtypecompperiodreq }: MyAgreement) => divtypecompperiodreq,
    hour: ({ contracthoursalreq }: MyAgreement) => contracthoursalreq,
  };
  const kinds = Object.keys(marks) as AgreementKind[];
  return kinds.filter((kind) => agreements.some((agreement) => waits(marks[kind](agreement))));
}
