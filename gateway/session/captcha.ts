import { randomInt } from 'node:crypto';
import { visitorOf } from '../address-key';
import { insertCaptcha, takeCaptcha } from '../db/captchas';
import { giveTurnBack, HOUR_MS } from '../db/turns';
import { randomToken } from '../hash';
import { quotaOfAddress, takeTurnOrRefuse } from '../quota';
import type { Visit } from '../visit';
import { drawCaptcha } from './captcha-image';
import { encodePng } from './captcha-png';

const LIFE_MS = 5 * 60 * 1000;
const RANGE = 2 ** 32;
const PAPER = [0xf4, 0xec, 0xdd] as const;
const INK = [0x1f, 0x2a, 0x44] as const;
/** Wrong answers an hour for a visitor. */
const MOST_WRONG = 30;

type Asker = Pick<Visit, 'db' | 'clock' | 'address'>;

/** Draws a fresh captcha for this visitor, good for one try within five minutes (CALL-14, CALL-15). */
export async function captcha({ db, clock, address }: Asker) {
  const now = clock.now();
  const answer = String(randomInt(10_000)).padStart(4, '0');
  const captchaId = randomToken();
  const visitor = visitorOf(address);
  await insertCaptcha(db, { id: captchaId, answer, visitor, createdAt: now, expiresAt: now + LIFE_MS });
  const picture = drawCaptcha(answer, () => randomInt(RANGE) / RANGE);
  const png = await encodePng(picture, PAPER, INK);
  return { image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, captchaId };
}

/**
 * Whether `answer` is what the image showed that this visitor asked for; the image is used up by asking. Wrong answers
 * count across images, whatever they are given for, where the address is known: one visitor would shut out all others.
 * @throws Refusal `rate.limited` after too many of them
 */
export async function solvesCaptcha(
  { db, clock, address }: Asker,
  { captchaId, captcha }: { captchaId: string; captcha: string },
): Promise<boolean> {
  const visitor = visitorOf(address);
  const quotas = quotaOfAddress('captcha', address, MOST_WRONG, HOUR_MS);
  await takeTurnOrRefuse(db, quotas, clock.now());
  const drawn = await takeCaptcha(db, captchaId, clock.now());
  const isSolved = drawn?.answer === captcha && (drawn.visitor === null || drawn.visitor === visitor);
  if (isSolved) for (const { key } of quotas) await giveTurnBack(db, key);
  return isSolved;
}
