import type { Handlers } from '../handler';
import { sendCode } from './send-code';

/** What answers the calls `verification.*`. */
export const verificationHandlers = {
  'verification.sendCode': sendCode,
} satisfies Handlers<'verification'>;
