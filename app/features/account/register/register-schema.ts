import * as v from 'valibot';
import { registerInput } from '@/contracts/member/register';
import { asciiDigits } from '@/contracts/shared/digits';
import { humanProof } from '@/contracts/verification/send-code';

const number = v.optional(v.pipe(v.string(), v.maxLength(128), v.transform(asciiDigits)));
/** What the operator's rules alone say the pattern of, and nobody types letters for. */
const numbers = {
  captcha: number,
  mobileNum: number,
  verificationCode: number,
  paymentPassword: number,
  qqNum: number,
  whatsapp: number,
  zalo: number,
  birthday: number,
  idNumber: number,
  affiliateCode: number,
  recommenderId: number,
};

/** What goes to the site's server; it knows the host, the main domain and the captcha's id itself. */
export const registerRequestSchema = v.object({
  ...v.omit(registerInput, ['registerUrl', 'domain', 'type', 'captchaId']).entries,
  ...numbers,
  /** The invitation code came with the address or its domain, so it is not checked by itself (REG-60, REG-61). */
  codeIsPreset: v.boolean(),
  ...humanProof.entries,
});
export type RegisterRequest = v.InferInput<typeof registerRequestSchema>;
