import { randomInt } from 'node:crypto';
import type { getCaptcha } from '../../contracts/session/captcha';
import { insertCaptcha, takeCaptcha } from '../db/captchas';
import type { Db } from '../db/open';
import type { Call } from '../handler';
import { randomToken } from '../hash';
import { drawCaptcha } from './captcha-image';

const LIFE_MS = 5 * 60 * 1000;
const RANGE = 2 ** 32;

/** Draws a fresh captcha, good for one try within five minutes (CALL-14, CALL-15). */
export async function captcha({ db, clock }: Pick<Call<typeof getCaptcha>, 'db' | 'clock'>) {
  const now = clock.now();
  const answer = String(randomInt(10_000)).padStart(4, '0');
  const captchaId = randomToken();
  await insertCaptcha(db, { id: captchaId, answer, createdAt: now, expiresAt: now + LIFE_MS });
  const svg = drawCaptcha(answer, () => randomInt(RANGE) / RANGE);
  return { image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, captchaId };
}

/** Whether `answer` is what the image showed; the image is used up by asking. */
export async function solvesCaptcha(db: Db, id: string, answer: string, now: number): Promise<boolean> {
  return (await takeCaptcha(db, id, now)) === answer;
}
