import { seal, sendLogin } from './sealed-body';
import type { GatewayCalls } from './start-gateway';

/** Logs in with an account and a password. */
export async function logIn(
  gateway: GatewayCalls,
  username: string,
  password: string,
  more: { captcha?: string; captchaId?: string; address?: string; agent?: true } = {},
) {
  const { address, ...fields } = more;
  return sendLogin(gateway, await seal({ username, password, type: 'username', ...fields }), address);
}
