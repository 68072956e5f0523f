import type { Handlers } from '../../platform/handler';
import { answer } from './answer';
import { downlineContract, downlineContracts } from './downlines';
import { endContract } from './end-contract';
import { dividendContract, hourContract, salaryContract } from './my-contracts';
import { offer } from './offer';
import { withdrawOffer } from './withdraw-offer';

/** What answers the calls `agent.contract.*`. */
export const agreementHandlers = {
  'agent.contract.salary': salaryContract,
  'agent.contract.dividend': dividendContract,
  'agent.contract.hour': hourContract,
  'agent.contract.answer': answer,
  'agent.contract.downlines': downlineContracts,
  'agent.contract.downline': downlineContract,
  'agent.contract.offer': offer,
  'agent.contract.withdraw': withdrawOffer,
  'agent.contract.end': endContract,
} satisfies Handlers<'agent.contract'>;
