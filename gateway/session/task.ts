import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Work } from '../../contracts/session/work';
import { readWork } from '../../contracts/session/work-done';
import { visitorOf } from '../address-key';
import { insertLoginTask, takeLoginTask } from '../db/login-tasks';
import type { Visit } from '../visit';

const LIFE_MS = 10 * 60 * 1000;
/** Tries of the first task: about a second for a cheap phone. The last one is sixteen times that. */
const FIRST = 30_000;
const MOST_DOUBLINGS = 4;
/** Stands for every visitor; the sandbox alone writes it. */
export const ANY_VISITOR = 'any';

/** Tries that a task takes at most after so many failures past the first that asks for one: twice as many for two. */
export function sizeOf(failures: number): number {
  const doublings = Math.min(Math.floor(Math.max(0, failures) / 2), MOST_DOUBLINGS);
  return FIRST * 2 ** doublings;
}

/** Wrong captchas of an address beyond those that cost nothing, at each of which its work doubles again. */
const AND_AGAIN = [100, 300];

/**
 * The same after so many wrong captchas of an address beyond those that cost nothing. No failure but these makes it more
 * than sixteen seconds for a cheap phone, and they no more than a minute: many may share the address.
 */
export function sizeAfterWrong(captchas: number): number {
  return sizeOf(captchas) * 2 ** AND_AGAIN.filter((many) => captchas >= many).length;
}

/** Sets this visitor a task for an account, good for one try within ten minutes. */
export async function setTask(
  { db, clock, address }: Pick<Visit, 'db' | 'clock' | 'address'>,
  accountKey: string,
  size: number,
): Promise<Work> {
  const { salt, challenge, answer } = newTask(size);
  const visitor = visitorOf(address);
  await insertLoginTask(db, {
    challenge,
    accountKey,
    visitor,
    answer,
    size,
    expiresAt: clock.now() + LIFE_MS,
  });
  return { salt, challenge, maxnumber: size };
}

/** A task of a size and its answer: the number up to it whose hash behind the salt is the challenge. */
export function newTask(size: number): { salt: string; challenge: string; answer: number } {
  const salt = randomBytes(12).toString('hex');
  const answer = randomInt(size + 1);
  const challenge = createHash('sha256').update(`${salt}${answer}`).digest('hex');
  return { salt, challenge, answer };
}

/**
 * Whether the work is that of a task that this visitor was set for this account, and no easier than half of what is due
 * by now, for others fail meanwhile. It is used up by asking.
 */
export async function hasWorked(
  { db, clock, address }: Pick<Visit, 'db' | 'clock' | 'address'>,
  accountKey: string,
  work: string | undefined,
  size: number,
): Promise<boolean> {
  const solution = work === undefined ? null : readWork(work);
  const task = solution && (await takeLoginTask(db, solution.challenge, clock.now()));
  if (!task || task.accountKey !== accountKey || task.answer !== solution.number) return false;
  return (task.visitor === ANY_VISITOR || task.visitor === visitorOf(address)) && task.size * 2 >= size;
}
