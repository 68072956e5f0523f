import { createHash } from 'node:crypto';
import type { Work } from '../../contracts/session/work';
import { writeWork } from '../../contracts/session/work-done';
import { solvedCaptcha } from './account';
import { seal, sendLogin } from './sealed-body';
import type { GatewayCalls, TestGateway } from './start-gateway';

/** Logs in with an account and a password. */
export async function logIn(
  gateway: GatewayCalls,
  username: string,
  password: string,
  more: Partial<Record<'captcha' | 'captchaId' | 'work' | 'deviceMark' | 'address', string>> & {
    agent?: true;
  } = {},
) {
  const { address, ...fields } = more;
  return sendLogin(gateway, await seal({ username, password, type: 'username', ...fields }), address);
}

type Guard = { captcha: string; captchaId: string; work?: string };

/** What a stranger brings that tries again: a captcha that is read, and the work that the last refusal asked for. */
export async function guarded(gateway: TestGateway, refused: unknown, address?: string): Promise<Guard> {
  const work = (refused as { value?: { work?: Work } | null } | undefined)?.value?.work;
  return { ...(await solvedCaptcha(gateway, address)), ...(work && { work: workOut(work) }) };
}

/** Does the work as a device does: number after number. */
export function workOut({ salt, challenge, maxnumber }: Work): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash === challenge) return writeWork(challenge, number);
  }
  throw new Error('the task has no answer');
}
