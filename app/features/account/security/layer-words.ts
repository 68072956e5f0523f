import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import type { IconName } from '@/app/ui/symbol-names';
import type { Layer, LayerId, LayerState } from './layers';
import type { SecurityOverview } from './security.queries';

type About = {
  icon: IconName;
  to: RoutePath;
  name: () => string;
  /** What is known of it, or what it is for. */
  text: (overview: SecurityOverview, timeZone: string) => string;
  /** Why it is advised, and what is to be done. */
  advice: () => string;
  action: (state: LayerState) => string;
};

/** How each layer is shown and where it is changed (ACC-02, ACC-11 to ACC-14). */
export const ABOUT: Record<LayerId, About> = {
  login: {
    icon: 'lock',
    to: '/m/changePsw',
    name: m.paypass_login,
    text: ({ passwordChangedAt }, timeZone) =>
      passwordChangedAt
        ? m.security_login_changed({ date: moneyDay(passwordChangedAt, timeZone) })
        : m.security_login_text(),
    advice: m.security_login_advice,
    action: () => m.security_login_action(),
  },
  payment: {
    icon: 'key',
    to: '/m/paymentPassword',
    name: m.paypass_title,
    text: () => m.security_payment_text(),
    advice: m.security_payment_advice,
    action: () => m.security_payment_action(),
  },
  cards: {
    icon: 'bank',
    to: '/m/bankCards',
    name: m.cards_title,
    text: ({ bankCards, lastDigits }) =>
      lastDigits ? m.security_cards_bound({ count: bankCards, digits: lastDigits }) : m.security_cards_text(),
    advice: m.security_cards_advice,
    action: () => m.security_cards_action(),
  },
  mobile: {
    icon: 'phone',
    to: '/m/securityCenter/mobile',
    name: m.security_mobile_title,
    text: ({ mobile }) => mobile ?? m.security_mobile_text(),
    advice: m.security_mobile_advice,
    action: (state) => (state === 'missing' ? m.security_mobile_add() : m.security_mobile_prove()),
  },
  email: {
    icon: 'mail',
    to: '/m/securityCenter/email',
    name: m.security_email_title,
    text: ({ email }) => email ?? m.security_email_text(),
    advice: m.security_email_advice,
    action: (state) => (state === 'missing' ? m.security_email_add() : m.security_email_prove()),
  },
  questions: {
    icon: 'question',
    to: '/m/securityCenter/questions',
    name: m.security_questions_title,
    text: () => m.security_questions_text(),
    advice: m.security_questions_advice,
    action: () => m.security_questions_action(),
  },
};

/** The state of a layer in a word; contacts are proved, and everything else is set. */
export function stateWord({ id, state }: Layer): string {
  const isContact = id === 'mobile' || id === 'email';
  if (state === 'unproved') return m.security_state_unproved();
  if (state === 'done') return isContact ? m.security_state_proved() : m.security_state_set();
  return isContact || id === 'cards' ? m.security_state_none() : m.security_state_unset();
}
