import { randomInt } from 'node:crypto';
import { visitorOf } from '../address-key';
import { insertCaptcha, takeCaptcha } from '../db/captchas';
import { countTurns, HOUR_MS, takeTurn } from '../db/turns';
import { randomToken } from '../hash';
import { quotaOfAddress } from '../quota';
import type { Visit } from '../visit';
import { drawCaptcha } from './captcha-image';
import { encodePng } from './captcha-png';

const LIFE_MS = 5 * 60 * 1000;
const RANGE = 2 ** 32;
const PAPER = [0xf4, 0xec, 0xdd] as const;
const INK = [0x1f, 0x2a, 0x44] as const;
/** What captchas are asked for: wrong answers are counted for each by itself. */
const USES = ['login', 'register'] as const;
type Use = (typeof USES)[number];
/** Wrong answers an hour for an address, after which its captchas are longer and each try costs work. */
const FREE_WRONG = 30;
const DIGITS = 4;
const MORE_DIGITS = 6;

type Asker = Pick<Visit, 'db' | 'clock' | 'address'>;

/**
 * Draws a fresh captcha for this visitor, good for one try within five minutes (CALL-14, CALL-15). It has four digits, and
 * six where too many answers were wrong.
 */
export async function captcha(asker: Asker) {
  const { db, clock, address } = asker;
  const now = clock.now();
  const beyond = await Promise.all(USES.map((use) => wrongBeyondFree(asker, use)));
  const length = Math.max(...beyond) < 0 ? DIGITS : MORE_DIGITS;
  const answer = String(randomInt(10 ** length)).padStart(length, '0');
  const captchaId = randomToken();
  const visitor = visitorOf(address);
  await insertCaptcha(db, { id: captchaId, answer, visitor, createdAt: now, expiresAt: now + LIFE_MS });
  const picture = drawCaptcha(answer, () => randomInt(RANGE) / RANGE);
  const png = await encodePng(picture, PAPER, INK);
  return { image: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, captchaId };
}

/**
 * Whether `answer` is what the image showed that this visitor asked for; the image is used up by asking. Wrong answers
 * count across images, for one use and one address, where that is known: one visitor would harden it for all others.
 */
export async function solvesCaptcha(
  { db, clock, address }: Asker,
  use: Use,
  { captchaId, captcha }: { captchaId: string; captcha: string },
): Promise<boolean> {
  const visitor = visitorOf(address);
  const quotas = wrongAnswers(use, address);
  const drawn = await takeCaptcha(db, captchaId, clock.now());
  const isSolved = drawn?.answer === captcha && (drawn.visitor === null || drawn.visitor === visitor);
  if (!isSolved) await takeTurn(db, quotas, clock.now());
  return isSolved;
}

/**
 * How many wrong answers came from the visitor's address beyond those that cost nothing; negative while some are left.
 * Many people may share an address, so whoever spends them shuts nobody out: from 0 on each try takes work.
 */
export async function wrongBeyondFree({ db, clock, address }: Asker, use: Use): Promise<number> {
  const [quota] = wrongAnswers(use, address);
  return (quota ? await countTurns(db, quota, clock.now()) : 0) - FREE_WRONG;
}

const wrongAnswers = (use: Use, address: string | null) =>
  quotaOfAddress(`captcha:${use}`, address, Number.MAX_SAFE_INTEGER, HOUR_MS);
