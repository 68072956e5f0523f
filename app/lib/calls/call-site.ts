import { type ErrorCode, GatewayError } from '@/contracts/errors';
import type { InputOf, Operation, ResponseOf } from '@/contracts/operation';
import { IDEMPOTENCY_KEY } from '@/contracts/shared/idempotency-key';
import { isStandalone } from '../app-shell/standalone';
import { noteClockSkew } from '../time/clock-skew';

/**
 * One gateway call from the browser, through the edge's forwarder at the call's own path. The edge checks input and
 * answer against the contract and adds what the browser does not know: constants, merchant, token, language.
 * @throws GatewayError with the code of a refusal, `gateway.unavailable` when the site cannot be reached.
 */
export async function callSite<Op extends Operation>(
  { method, path }: Op,
  input: InputOf<Op>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<ResponseOf<Op>> {
  const url = new URL(path, location.origin);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (isStandalone()) headers['X-Standalone'] = '1';
  if (idempotencyKey) headers[IDEMPOTENCY_KEY] = idempotencyKey;
  let body: string | undefined;
  if (method === 'GET') {
    for (const [name, value] of Object.entries(input as object)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
  } else {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const response = await fetch(url, { method, headers, body, signal }).catch((error: Error) => {
    if (signal?.aborted) throw error;
    throw new GatewayError('gateway.unavailable', null, 502, undefined, error.name);
  });
  noteClockSkew(response);
  const answer = await envelopeOf(response);
  if (answer?.success) return answer.value as ResponseOf<Op>;
  throw errorOf(response, answer);
}

/** The edge answers with codes of the table alone, which the browser therefore does not carry. */
type Answer = { success: boolean; value?: unknown; errorCode?: ErrorCode | null };

/** The frame of an answer of the edge, or null when it is none (CALL-01). */
export async function envelopeOf(response: Response): Promise<Answer | null> {
  const answer: unknown = await response.json().catch(() => null);
  const isFrame = typeof answer === 'object' && answer !== null && 'success' in answer;
  return isFrame ? (answer as Answer) : null;
}

/** The error that a refused or failed call stands for. */
export function errorOf({ ok, status, headers }: Response, answer: Answer | null): GatewayError {
  if (!answer) return new GatewayError('gateway.unavailable', null, ok ? 502 : status);
  const retryAfter = Number(headers.get('Retry-After')) || undefined;
  return new GatewayError(answer.errorCode ?? 'unknown', answer.value ?? null, ok ? 200 : status, retryAfter);
}
