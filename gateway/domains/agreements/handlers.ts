import type { Handlers } from '../../platform/handler';
import { answer } from './answer';
import { downlineAgreement, downlineAgreements } from './downlines';
import { endAgreement } from './end-agreement';
import { dividendAgreement, hourAgreement, salaryAgreement } from './my-agreements';
import { offer } from './offer';
import { withdrawOffer } from './withdraw-offer';

/** What answers the calls `agent.contract.*`. */
export const agreementHandlers = {
  'agent.contract.salary': salaryAgreement,
  'agent.contract.dividend': dividendAgreement,
  'agent.contract.hour': hourAgreement,
  'agent.contract.answer': answer,
  'agent.contract.downlines': downlineAgreements,
  'agent.contract.downline': downlineAgreement,
  'agent.contract.offer': offer,
  'agent.contract.withdraw': withdrawOffer,
  'agent.contract.end': endAgreement,
} satisfies Handlers<'agent.contract'>;
