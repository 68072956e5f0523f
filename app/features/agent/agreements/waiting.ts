import type { AgreementKind } from '@/contracts/agreements/kinds';
import type { MyContract } from './agreements.queries';

const NOTHING: readonly unknown[] = [null, undefined, '', 0, '0', 'N'];

/** Any value but none, 0 and N stands for an agreement that waits (AGENT-21). */
const waits = (mark: string | number | null | undefined): boolean => !NOTHING.includes(mark);

/** Which agreements wait for an answer, in the order in which one is asked: daily salary, dividend, hour salary (AGENT-22). */
export function waitingKinds(contracts: readonly MyContract[]): AgreementKind[] {
  const marks = {
    salary: ({ dailysalreqtype }: MyContract) => dailysalreqtype,
    dividend: ({ divtypecompperiodreq }: MyContract) => divtypecompperiodreq,
    hour: ({ contracthoursalreq }: MyContract) => contracthoursalreq,
  };
  const kinds = Object.keys(marks) as AgreementKind[];
  return kinds.filter((kind) => contracts.some((contract) => waits(marks[kind](contract))));
}
