import type { FullConfig } from '@playwright/test';
import { operations } from '@/contracts/operations';
import { contractedShapes } from '@/contracts/pact/request-shapes';
import { uncontracted } from '@/contracts/pact/uncontracted';
import type { RequestShape } from '@/contracts/request-shape';

/**
 * After all tests: each call that crossed a site's gateway has a contract, or the run fails (CALL-06). A backend team
 * whose verification is green has then answered what the screens ask.
 */
export default async function checkContracts({ metadata }: FullConfig): Promise<void> {
  const crossed = (await Promise.all((metadata.sites as string[]).map(requestsOf))).flat();
  if (crossed.length === 0) throw new Error('No gateway was asked anything: its calls are not recorded');
  const wrong = uncontracted(crossed, contractedShapes(operations));
  if (wrong.length > 0) {
    throw new Error(`Requests without a contract; give the call an example:\n  ${wrong.join('\n  ')}`);
  }
}

async function requestsOf(origin: string): Promise<RequestShape[]> {
  const answer = await fetch(`${origin}/sandbox/requests`);
  if (!answer.ok) throw new Error(`${origin} does not tell its requests: ${answer.status}`);
  return (await answer.json()).requests;
}
