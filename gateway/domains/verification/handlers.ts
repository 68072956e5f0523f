import type { Handlers } from '../../platform/handler';
import { sendCode } from './send-code';
import { sendMemberCode } from './send-member-code';

/** What answers the calls `verification.*`. */
export const verificationHandlers = {
  'verification.sendCode': sendCode,
  'verification.sendMemberCode': sendMemberCode,
} satisfies Handlers<'verification'>;
