import { type ErrorCode, GatewayError, STATUS_ERRORS, UNJUDGED_ERRORS } from '@/contracts/errors';
import type { Operation } from '@/contracts/operation';
import type { SecurityKind } from '../../log-events';
import { policyOf } from '../../policy';
import { type Scene, securityEvent } from '../security/security-event';

/** Refusals that are an event of their own, whichever call they answer. */
const OF_CODE: Partial<Record<ErrorCode, SecurityKind>> = {
  'login.locked': 'lock',
  'payment.password.locked': 'lock',
  'verification.code.wrong': 'code.failed',
  'verification.code.expired': 'code.failed',
  'firebase.failed': 'code.failed',
  'login.captcha.wrong': 'human.failed',
  'captcha.wrong': 'human.failed',
  'login.replayed': 'replay',
  // The edge has passed the proof: the gateway has seen it before.
  'human.verification.failed': 'replay',
  'request.idempotency.reused': 'replay',
  'passkey.copied': 'replay',
  'password.wrong': 'proof.failed',
  'payment.password.wrong': 'proof.failed',
  'security.answers.wrong': 'proof.failed',
  'session.ended': 'session.ended',
  'permission.denied': 'access.refused',
  'account.frozen': 'access.refused',
  'rate.limited': 'limit.met',
};

/** Refusals that nobody judged say nothing of who asked. */
const SILENT: readonly ErrorCode[] = [
  ...UNJUDGED_ERRORS,
  ...STATUS_ERRORS,
  'session.missing',
  'reauthentication.required',
  'unknown',
];

/** Whose session a call is made in, where there is one. */
type Caller = Scene & { session: { info?: { userName: string } } | null };

/** Tells the log of a call that was done, where its policy says so. */
export function emitDone(caller: Caller, operation: Operation, input: unknown, response: unknown): void {
  const { events } = policyOf(operation);
  if (!events?.done) return;
  const account = events.account?.(input, response) ?? caller.session?.info?.userName;
  securityEvent(caller, events.done, { account, call: operation.id });
  const signal = events.signal?.(response);
  if (signal) securityEvent(caller, signal, { account, call: operation.id });
}

/** Tells the log of a refusal, where its code or the call's policy says so. */
export function emitRefused(caller: Caller, operation: Operation, input: unknown, error: unknown): void {
  // A limit of the edge has a name, and was told of where it was met.
  if (!(error instanceof GatewayError) || (error.code === 'rate.limited' && error.causeName)) return;
  const { events } = policyOf(operation);
  const kind = OF_CODE[error.code] ?? (SILENT.includes(error.code) ? undefined : events?.refused);
  if (!kind) return;
  const account = events?.account?.(input, null) ?? caller.session?.info?.userName;
  securityEvent(caller, kind, { account, code: error.code, call: operation.id });
}
