import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import type { IconName } from '@/app/ui/symbol-names';
import type { TagTone } from '@/app/ui/tag';
import type { AgreementKind, AgreementState } from '@/contracts/agreements/kinds';

/** Where the member's agreement of a kind stands, as the requirements spell it (ROUTE-74 to ROUTE-76). */
export const AGREEMENT_PATHS = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hour: '/m/member/agent/getHourContract',
} as const satisfies Record<AgreementKind, RoutePath>;

export const KIND_NAMES: Record<AgreementKind, () => string> = {
  salary: m.agreement_kind_salary,
  dividend: m.agreement_kind_dividend,
  hour: m.agreement_kind_hour,
};

export const KIND_ICONS: Record<AgreementKind, IconName> = {
  salary: 'calendar',
  dividend: 'coins',
  hour: 'clock',
};

export const STATE_TONES: Record<AgreementState, TagTone> = {
  offered: 'info',
  expired: 'neutral',
  refused: 'negative',
  withdrawn: 'neutral',
  agreed: 'info',
  inForce: 'positive',
  ended: 'neutral',
};

const STATE_WORDS: Record<AgreementState, () => string> = {
  offered: m.agreement_state_offered,
  expired: m.agreement_state_expired,
  refused: m.agreement_state_refused,
  withdrawn: m.agreement_state_withdrawn,
  agreed: m.agreement_state_agreed,
  inForce: m.agreement_state_in_force,
  ended: m.agreement_state_ended,
};

/** How an agreement stands, in a word; `mine` is one that the reader has to answer. */
export const stateWord = (state: AgreementState, mine = false): string =>
  mine && state === 'offered' ? m.agreement_state_offered_mine() : STATE_WORDS[state]();
