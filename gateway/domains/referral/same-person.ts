import { isSameName } from '@/contracts/bank-cards/holder-name';

/** What tells that two accounts are one person's. */
export type Person = { idNumber?: string | null; payeeName?: string | null };

/**
 * Whether who has the same papers, or is paid under the same name, would invite oneself (INVITE-03). Names are told apart as
 * banks print them: neither case, accents nor marks make another person.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    isSame(one.idNumber?.trim().toUpperCase(), other.idNumber?.trim().toUpperCase()) ||
    Boolean(one.payeeName && other.payeeName && isSameName(one.payeeName, other.payeeName))
  );
}

const isSame = (one?: string | null, other?: string | null) => Boolean(one) && one === other;
