import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import {
  AGREEMENT_GROUPS,
  AGREEMENT_KINDS,
  type AgreementGroup,
  type AgreementKind,
} from '@/contracts/agreements/kinds';

/** Which agreements of the downlines an address shows; all of them without a word. */
export type AgreementsSearch = { group?: AgreementGroup | undefined };

export const agreementsSearch = searchSchema<AgreementsSearch>({ group: oneOf(AGREEMENT_GROUPS) });

/** Which kind of agreement with a downline an address shows; the daily salary without a word. */
export type DownlineSearch = { kind?: AgreementKind | undefined };

export const downlineSearch = searchSchema<DownlineSearch>({ kind: oneOf(AGREEMENT_KINDS) });
