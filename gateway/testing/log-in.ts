import { solvedCaptcha } from './account';
import { seal, sendLogin } from './sealed-body';
import type { GatewayCalls, TestGateway } from './start-gateway';
import { taskOf, workOut } from './work';

/** Logs in with an account and a password. */
export async function logIn(
  gateway: GatewayCalls,
  username: string,
  password: string,
  more: Partial<Record<'captcha' | 'captchaId' | 'work' | 'deviceMark' | 'address', string>> & {
    agent?: true;
    workInstead?: true;
  } = {},
) {
  const { address, ...fields } = more;
  return sendLogin(gateway, await seal({ username, password, type: 'username', ...fields }), address);
}

type Guard = { captcha: string; captchaId: string; work?: string };

/** What a stranger brings that tries again: a captcha that is read, and the work that the last refusal asked for. */
export async function guarded(gateway: TestGateway, refused: unknown, address?: string): Promise<Guard> {
  const work = taskOf(refused);
  return { ...(await solvedCaptcha(gateway, address)), ...(work && { work: await workOut(gateway, work) }) };
}
