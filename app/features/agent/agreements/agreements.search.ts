import {
  AGREEMENT_GROUPS,
  AGREEMENT_KINDS,
  type AgreementGroup,
  type AgreementKind,
} from '../../../../contracts/agreements/kinds';

/** Which agreements of the downlines an address shows. */
export type ContractsSearch = { group?: AgreementGroup | undefined };

/** What an address names; all of them without a word. */
export function contractsSearch({ group }: Record<string, unknown>): ContractsSearch {
  const known = AGREEMENT_GROUPS.find((one) => one === group);
  return known ? { group: known } : {};
}

/** Which kind of agreement with a downline an address shows. */
export type DownlineSearch = { kind?: AgreementKind | undefined };

/** What an address names; the daily salary without a word. */
export function downlineSearch({ kind }: Record<string, unknown>): DownlineSearch {
  const known = AGREEMENT_KINDS.find((one) => one === kind);
  return known ? { kind: known } : {};
}
