import * as v from 'valibot';
import { registerInput } from '../../../../contracts/member/register';

/** What goes to the site's server; it knows the host, the main domain and the captcha's id itself. */
export const registerRequestSchema = v.object({
  ...v.omit(registerInput, ['registerUrl', 'domain', 'type', 'captchaId']).entries,
  /** The invitation code came with the address or its domain, so it is not checked by itself (REG-60, REG-61). */
  codeIsPreset: v.boolean(),
});
export type RegisterRequest = v.InferInput<typeof registerRequestSchema>;
