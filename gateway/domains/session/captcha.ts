import { randomInt } from 'node:crypto';
import { insertCaptcha, takeCaptcha } from '../../db/captchas';
import { consumeQuota, countUses, HOUR_MS } from '../../db/quota-uses';
import { visitorOf } from '../../platform/address-key';
import { randomToken } from '../../platform/hash';
import { quotaOfAddress } from '../../platform/quota';
import type { RequestContext } from '../../platform/request-context';
import { drawCaptcha } from './captcha-image';
import { encodePng } from './captcha-png';

const LIFE_MS = 5 * 60 * 1000;
const RANGE = 2 ** 32;
const PAPER = [0xf4, 0xec, 0xdd] as const;
const INK = [0x1f, 0x2a, 0x44] as const;
/** Wrong answers an hour for an address, after which each try to log in costs work, dearer the more. */
const FREE_WRONG = 30;
const DIGITS = 4;

type Asker = Pick<RequestContext, 'db' | 'clock' | 'address'>;

/**
 * Draws a fresh captcha for this visitor, good for one try within five minutes (CALL-14, CALL-15). The requirements ask for
 * it; a program that has learned from some hundred of them reads it like a person, so nothing rests on it alone (070).
 */
export async function captcha({ db, clock, address }: Asker) {
  const now = clock.now();
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const captchaId = randomToken();
  const visitor = visitorOf(address);
  await insertCaptcha(db, { id: captchaId, answer, visitor, createdAt: now, expiresAt: now + LIFE_MS });
  const picture = drawCaptcha(answer, () => randomInt(RANGE) / RANGE);
  const png = await encodePng(picture, PAPER, INK);
  return {
    image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    captchaId,
    workInstead: true,
  };
}

/** Whether `captcha` is what the image showed that this visitor asked for; the image is used up by asking. */
export async function solvesCaptcha(
  { db, clock, address }: Asker,
  { captchaId, captcha }: { captchaId: string; captcha: string },
): Promise<boolean> {
  const drawn = await takeCaptcha(db, captchaId, clock.now());
  return drawn?.answer === captcha && (drawn.visitor === null || drawn.visitor === visitorOf(address));
}

/** Counts a wrong answer at the login against the visitor's address, where that is known. */
export async function noteWrongCaptcha({ db, clock, address }: Asker): Promise<void> {
  await consumeQuota(db, wrongAnswers(address), clock.now());
}

/**
 * How many wrong answers came from the visitor's address beyond those that cost nothing; negative while some are left.
 * Many people may share an address, so whoever spends them shuts nobody out: from 0 on each try takes work.
 */
export async function wrongBeyondFree({ db, clock, address }: Asker): Promise<number> {
  const [quota] = wrongAnswers(address);
  return (quota ? await countUses(db, quota, clock.now()) : 0) - FREE_WRONG;
}

const wrongAnswers = (address: string | null) =>
  quotaOfAddress('captcha:login', address, Number.MAX_SAFE_INTEGER, HOUR_MS);
