import { pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import type { Work } from '@/contracts/session/work';
import { readWork } from '@/contracts/session/work-done';
import { insertLoginTask, type LoginTask, takeLoginTask } from '../../db/login-tasks';
import { visitorOf } from '../../platform/address-key';
import type { RequestContext } from '../../platform/request-context';

const LIFE_MS = 10 * 60 * 1000;
/** Of PBKDF2 for each try: enough that calling it costs a browser little beside it. */
export const ITERATIONS = 1000;
/** Tries of the first task: a second or two of a cheap phone at most. The dearest has eight times as many (070). */
export const FIRST = 1000;
const MOST_DOUBLINGS = 3;
export const MOST = FIRST * 2 ** MOST_DOUBLINGS;
/** How often the price doubles for whoever works instead of reading a captcha. */
export const INSTEAD = 1;
/** Stands for every visitor and whatever is to be done; the sandbox alone writes it. */
export const ANY_VISITOR = 'any';

/** More steps than there are deeds. */
const ENDLESS = 1e9;

type Worker = Pick<RequestContext, 'db' | 'clock' | 'address'>;

/** Tries that a task takes at most where the price has doubled so often; it is bounded, whoever fails. */
export function sizeOf(doublings: number): number {
  return FIRST * 2 ** Math.min(Math.max(0, Math.floor(doublings)), MOST_DOUBLINGS);
}

/** Sets this visitor a task for what the key names, good for one try within ten minutes. */
export async function setTask(
  { db, clock, address }: Worker,
  accountKey: string,
  size: number,
): Promise<Work> {
  const { salt, challenge, answer } = newTask(size);
  const visitor = visitorOf(address);
  const expiresAt = clock.now() + LIFE_MS;
  await insertLoginTask(db, { challenge, accountKey, visitor, answer, size, expiresAt });
  return { salt, challenge, maxnumber: size, iterations: ITERATIONS };
}

/** A task of a size and its answer: the number up to it from which, with the salt, the challenge is derived. */
export function newTask(size: number): { salt: string; challenge: string; answer: number } {
  const salt = randomBytes(12).toString('hex');
  const answer = randomInt(size + 1);
  const challenge = pbkdf2Sync(salt, String(answer), ITERATIONS, 32, 'sha256').toString('hex');
  return { salt, challenge, answer };
}

/**
 * Whether the work is that of a task that this visitor was set for this key, and no easier than half of what is due by
 * now, for others fail meanwhile, and not below the least. It is used up by asking.
 */
export async function hasWorked(
  worker: Worker,
  accountKey: string,
  work: string | undefined,
  size: number,
  least = FIRST,
): Promise<boolean> {
  const task = await takeTask(worker, accountKey, work);
  return task !== null && task.size >= least && isEnough(task, size);
}

/** The task that the work solves, if this visitor was set it for this key; it is used up by asking. */
export async function takeTask(
  { db, clock, address }: Worker,
  accountKey: string,
  work: string | undefined,
): Promise<LoginTask | null> {
  const solution = work === undefined ? null : readWork(work);
  const task = solution && (await takeLoginTask(db, solution.challenge, clock.now()));
  if (!task || task.answer !== solution.number) return null;
  const isOwn = task.accountKey === accountKey && task.visitor === visitorOf(address);
  return isOwn || task.visitor === ANY_VISITOR ? task : null;
}

/** A task is enough at half of what is due: others fail while it is being solved. */
const isEnough = (task: LoginTask, size: number): boolean => task.size * 2 >= size;

/** How many prices, from the first on, a task is enough for; the dearest is enough for whatever comes. */
export function priceSteps(task: LoginTask): number {
  const steps = Array.from({ length: MOST_DOUBLINGS + 1 }, (_, doublings) => sizeOf(doublings));
  return isEnough(task, MOST) ? ENDLESS : steps.filter((size) => isEnough(task, size)).length;
}
