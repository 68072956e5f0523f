import * as v from 'valibot';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import { changeAnnotated } from '@/contracts/field-paths';
import { callerAt, type Level } from '@/contracts/levels';
import type { InputOf, Operation } from '@/contracts/operation';
import { type OperationId, type OperationOf, operations } from '@/contracts/operations';
import { hasFilters, uncontracted } from '@/contracts/pact/uncontracted';
import { requestShapeOf } from '@/contracts/request-shape';
import { IDEMPOTENCY_KEY } from '@/contracts/shared/idempotency-key';
import { readInput } from '@/edge/lib/gateway/input';
import { safeHtml } from '@/edge/lib/security/safe-html';
import { policyOf } from '@/edge/policy';

type Example<Op extends Operation> = v.InferInput<Op['output']>;
/** What the gateway knows: a full answer, made of the example's. It is checked by the contract as any answer is. */
type State<Op extends Operation> = (example: Example<Op>, asked: InputOf<Op>) => Example<Op>;
type Refused = { code: ErrorCode; value?: unknown; retryAfter?: number };
type Held = { until: Promise<void> };

/**
 * One answer of the gateway: a state, a refusal, an answer that is held, `pending` that never comes, `dead` for a
 * gateway that does not answer, `lost` for a call that is done while its answer never reaches the phone.
 */
export type Answer<Op extends Operation = Operation> =
  | State<Op>
  | Refused
  | Held
  | 'pending'
  | 'dead'
  | 'lost';

/** Responses by their calls, in place of the examples; of a list each is given once, and the last from then on. */
export type Responses = {
  [Id in OperationId]?: Answer<OperationOf<Id>> | readonly Answer<OperationOf<Id>>[];
};

/** What becomes of every reading call that has no answer of its own; `empty`: its lists hold nothing. */
export type Reads = 'pending' | 'dead' | 'empty' | Held;

/** A refusal, as the contract of the call has it or as any call may meet it. */
export function refused(code: ErrorCode, more: Omit<Refused, 'code'> = {}): Refused {
  return { code, ...more };
}

/** An answer that waits until it is released. */
export function held(): Held & { release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => release() };
}

/** Refusals that any call may meet, whatever its contract says (`contracts/operation.ts`). */
const ANY_CALL: readonly ErrorCode[] = [
  'session.missing',
  'session.ended',
  'password.given',
  'reauthentication.required',
  'account.frozen',
  'rate.limited',
  'gateway.timeout',
  'gateway.unavailable',
  'unknown',
];

const examplesOf = ({ example, moreExamples = [] }: Operation) => [example, ...moreExamples];
const fieldsOf = ({ constants }: Operation, input: unknown) => ({ ...constants, ...(input as object) });
/** Of whoever is signed in, and in whatever language: the worker's tests see to that. */
function shapeOf(operation: Operation, input: unknown) {
  const shape = requestShapeOf(operation, fieldsOf(operation, input), { get: () => null });
  const { language: _, ...values } = shape.values;
  return { ...shape, values };
}

/** Each request that some example makes. */
const contracted = operations.flatMap((operation) =>
  examplesOf(operation).map(({ input }) => ({
    ...shapeOf(operation, input),
    service: operation.path.slice(1, 4),
    varies: operation.fieldsByOperator,
    filters: hasFilters(operation),
  })),
);

export type Asked = { operation: OperationId; input: Record<string, unknown>; key: string | undefined };

/** What the gateway answers from now on; a test may change it while the screen stands. */
export type Known = { answers: Responses; reads?: Reads };

/**
 * The gateway with the edge before it, within the page: every call is answered with its example, as the edge hands it
 * on. What no contract has is refused, and `problems` says so; so they do of a call above the site's level.
 */
export function startGateway(known: Known, isSignedIn: () => boolean, level: Level = 'agent') {
  const asked: Asked[] = [];
  const problems: string[] = [];
  const given = new Map<OperationId, number>();
  let lost = false;
  let underWay = 0;

  function answerTo(operation: Operation): Answer | undefined {
    const id = operation.id as OperationId;
    const own = known.answers[id] as Answer | readonly Answer[] | undefined;
    if (own === undefined) return isRead(operation) ? readsAs(known.reads) : undefined;
    if (!Array.isArray(own)) return own as Answer;
    const turn = given.get(id) ?? 0;
    given.set(id, turn + 1);
    return own[Math.min(turn, own.length - 1)];
  }

  async function answered(
    operation: Operation,
    input: unknown,
    answer: Answer | undefined,
  ): Promise<unknown> {
    if (answer === undefined) return stateOf(operation, input, (example) => example);
    if (answer === 'dead') throw new GatewayError('gateway.unavailable', null, 502);
    if (answer === 'pending') return pause(new Promise(() => undefined));
    if (answer === 'lost') {
      lost = true;
      return stateOf(operation, input, (example) => example);
    }
    if (typeof answer === 'function') return stateOf(operation, input, answer);
    if ('until' in answer) {
      await pause(answer.until);
      return answered(operation, input, undefined);
    }
    throw refusalOf(operation, answer);
  }

  /** Nobody waits for what is held back. */
  async function pause(until: Promise<void>): Promise<void> {
    underWay -= 1;
    await until;
    underWay += 1;
  }

  /** As `callGateway` of the edge. */
  async function call(operation: Operation, input: unknown, key?: string): Promise<unknown> {
    underWay += 1;
    try {
      return await take(operation, input, key);
    } finally {
      underWay -= 1;
    }
  }

  async function take(operation: Operation, input: unknown, key?: string): Promise<unknown> {
    const checked = v.safeParse(operation.input, input);
    const lacksKey = operation.idempotent && !key;
    if (!checked.success || lacksKey) {
      problems.push(
        `${operation.id} is asked for ${JSON.stringify(input)}${lacksKey ? ' without a key' : ''}`,
      );
      throw new GatewayError('request.invalid', null, 400);
    }
    problems.push(...uncontracted([shapeOf(operation, checked.output)], contracted));
    asked.push({ operation: operation.id as OperationId, input: { ...(checked.output as object) }, key });
    if (!callerAt(level, operation, isSignedIn()))
      problems.push(`${operation.id} is above the level ${level}`);
    if (operation.session === 'required' && !isSignedIn())
      throw new GatewayError('session.missing', null, 401);
    return answered(operation, checked.output, answerTo(operation));
  }

  const takeLost = () => {
    const was = lost;
    lost = false;
    return was;
  };

  /** As the edge's forwarder answers a browser. */
  async function forward(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const operation = operations.find(({ method, path }) => method === request.method && path === pathname) as
      | Operation
      | undefined;
    const { browser } = operation ? policyOf(operation) : {};
    if (!operation || !browser) {
      problems.push(`${request.method} ${pathname} is not open to browsers`);
      return refusing(404, 'request.invalid');
    }
    const body = request.method === 'GET' ? '' : await request.text();
    const input = readInput(operation, browser === true ? operation.input : browser, {
      req: { url: request.url, header: (name: string) => request.headers.get(name) ?? undefined },
      get: () => body,
    } as never);
    if (!input.success) {
      problems.push(`${operation.id} is sent ${body || request.url}`);
      return refusing(400, 'request.invalid');
    }
    try {
      const key = request.headers.get(IDEMPOTENCY_KEY) ?? undefined;
      const value = await Promise.race([call(operation, input.value, key), aborted(request.signal)]);
      if (takeLost()) throw new TypeError('Failed to fetch');
      return Response.json({ success: true, value: value ?? null, errorCode: null });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return refusing(error.status, error.code, error.value, error.retryAfter);
    }
  }

  return { asked, problems, call, forward, takeLost, isAnswering: () => underWay > 0 };
}

const isRead = ({ method }: Operation) => method === 'GET';

function readsAs(reads: Reads | undefined): Answer | undefined {
  return reads === 'empty' ? emptied : reads;
}

/** An answer whose lists hold nothing, and no page after it; where the contract asks for entries, they stay. */
const emptied = (example: unknown) =>
  JSON.parse(JSON.stringify(example ?? null), (name, value) => {
    if (Array.isArray(value)) return [];
    if (name === 'next') return null;
    return /^total(?:Pages)?$/.test(name) && typeof value === 'number' ? 0 : value;
  });

/** The answer as the edge has checked and sanitised it. */
async function stateOf(operation: Operation, input: unknown, state: State<Operation>): Promise<unknown> {
  const example = structuredClone(closest(operation, input));
  const made = state(example, input as never);
  const output = v.safeParse(operation.output, made);
  if (!output.success && state !== emptied) {
    throw new Error(
      `No answer of ${operation.id}: ${v.getDotPath(output.issues[0])} ${output.issues[0].message}`,
    );
  }
  const value = output.success ? output.output : v.parse(operation.output, closest(operation, input));
  const images = { list: [], fallback: '' };
  return changeAnnotated(operation.output, value, 'html', (html, shownIn) =>
    typeof html === 'string' ? safeHtml(html, { images, popup: shownIn === 'popup' }) : html,
  );
}

/** Of the examples' answers that whose input is most like what is asked for. */
function closest(operation: Operation, input: unknown): unknown {
  const fields = Object.entries(Object(input));
  const alike = (example: unknown) =>
    fields.filter(([name, value]) => JSON.stringify(Object(example)[name]) === JSON.stringify(value)).length -
    Object.keys(Object(example)).filter((name) => !(name in Object(input))).length / 100;
  const [best] = [...examplesOf(operation)].sort((one, other) => alike(other.input) - alike(one.input));
  return best?.output;
}

function refusalOf(operation: Operation, { code, value, retryAfter }: Refused): GatewayError {
  const own = operation.refusals.find(({ errorCode }) => errorCode === code);
  if (!own && !ANY_CALL.includes(code)) throw new Error(`${operation.id} is never refused with ${code}`);
  const told = own?.value ? v.parse(own.value.schema, value ?? own.value.example) : (value ?? null);
  return new GatewayError(code, told, own?.status ?? statusOf(code), retryAfter ?? own?.retryAfter);
}

const statusOf = (code: ErrorCode) =>
  code.startsWith('session.') ? 401 : code === 'rate.limited' ? 429 : code.startsWith('gateway.') ? 502 : 200;

function refusing(
  status: number,
  errorCode: ErrorCode,
  value: unknown = null,
  retryAfter?: number,
): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  return Response.json({ success: false, errorCode, value }, { status, headers });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}
