import * as v from 'valibot';
import { verificationCode } from '../verification/verification-fields';

export const loginPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Which of two codes a refusal is about. */
export const codeField = {
  schema: v.object({ field: v.pipe(v.string(), v.regex(/^(?:verificationCode|currentCode)$/)) }),
  example: { field: 'verificationCode' },
};

/** The code that the contact to be replaced was sent. */
export const currentCode = v.optional(verificationCode);
