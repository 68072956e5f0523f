import { useQueryClient } from '@tanstack/react-query';
import { type ErrorCode, SESSION_ERRORS, UNJUDGED_ERRORS } from '@/contracts/errors';
import { isUnsure } from '../../domain/money/is-unsure';
import { useAction } from '../../forms/use-action';
import { m } from '../../paraglide/messages.js';
import { memberChanged } from '../../session/member-changes';
import { useIntent } from '../../session/use-intent';

type Claim<Answer> = {
  input: unknown;
  send: (idempotencyKey: string) => Promise<Answer>;
  /** What is said of it. */
  told: (answer: Answer) => string;
};

/**
 * Claims what a member has coming, once however often it is tapped; then all that shows it is asked for again, also after
 * a refusal: what stands there was claimed elsewhere, or is of another day (REWARD-03, INVITE-06).
 */
export function useClaim(what: 'reward' | 'check-in' | 'mission' | 'rebate') {
  const queryClient = useQueryClient();
  const sendOnce = useIntent(what);
  const { run, isBusy } = useAction((claim: () => Promise<string>) => claim(), {
    length: 'short',
    refused: ({ code }) => (isUnsure(code) ? m.rewards_unsure() : undefined),
    settled: () => memberChanged(queryClient),
  });

  /** True when it was judged, claimed or refused: nothing is left to tap for. It does not wait for what is asked again. */
  async function claim<Answer>({ input, send, told }: Claim<Answer>): Promise<boolean> {
    const outcome = await run(async () => told(await sendOnce(input, send)));
    return outcome === 'done' || (outcome !== undefined && isJudged(outcome));
  }

  return { claim, claiming: isBusy };
}

const isJudged = (code: ErrorCode) => !UNJUDGED_ERRORS.includes(code) && !SESSION_ERRORS.includes(code);
