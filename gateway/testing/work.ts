import type { Work } from '../../contracts/session/work';
import { writeWork } from '../../contracts/session/work-done';
import { peekResponse } from '../db/login-tasks';
import type { TestGateway } from './start-gateway';

/** The work of a task, done: its answer is looked up where the gateway keeps it. */
export async function workOut(gateway: TestGateway, { challenge }: Work): Promise<string> {
  const answer = await peekResponse(gateway.db, challenge);
  if (answer === null) throw new Error('no such task was set, or it was used');
  return writeWork(challenge, answer);
}

/** The task that a refusal sets, if it sets one. */
export const taskOf = (refused: unknown): Work | undefined =>
  (refused as { value?: { work?: Work } | null } | undefined)?.value?.work;

type Answer = { body: { errorCode: string | null } };

/** Sends a call, and once more with the work where that alone is missing, as the site does. */
export async function worked<A extends Answer>(
  gateway: TestGateway,
  send: (work: { work?: string }) => Promise<A>,
): Promise<A> {
  const answer = await send({});
  const task = answer.body.errorCode === 'work.required' && taskOf(answer.body);
  return task ? send({ work: await workOut(gateway, task) }) : answer;
}
