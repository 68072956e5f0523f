import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import type { RequestFacts } from '../../edge/context';
import { transportOf } from '../../edge/lib/gateway/transport';
import type { ErrorCode } from '../errors';
import type {
  ExampleVisit,
  InputFromState,
  Operation,
  ProviderState,
  ProviderStates,
  Refusal,
  Schema,
} from '../operation';
import { A_MEMBER, ANOTHER_MEMBER, BUT, but } from '../provider-states/given';
import { IDEMPOTENCY_KEY } from '../shared/idempotency-key';
import { type EchoOf, echoesIn, shownIn, withEchoes, withShown } from './echoes';
import { inEnglishWords } from './english';
import { SEAL_FORGERIES, SIGNATURE_FORGERIES, sealMark, signatureMark } from './forgeries.mjs';
import { type HeldValue, heldIn, isMoment, isValue, sayableIn } from './holds';
import { matchEmpty, matchExample, NOT_PINNED, pathsOf, rulesOf } from './match';
import { type MomentOf, momentsOf } from './moments';
import type { Rule } from './rules';
import { PAYMENT_SIGNATURE_HEADER, PAYMENT_TIME, SIGNATURE_HEADER, TO_BE_SIGNED } from './signatures.mjs';

/** One promise of a backend service: in these states, this request gets this answer. Bodies hold Pact templates. */
export type Interaction = {
  /** Unique over all operations; it is the row of the verification table. */
  description: string;
  states: ProviderState[];
  /** The member's token goes with the call. */
  signedIn: boolean;
  visit: ExampleVisit;
  /** What the answer has to show of the values of its query, beyond the rules of its body. */
  echoes?: EchoOf[];
  /** Which moments of the answer are past or to come. */
  moments?: MomentOf[];
  /** What its states say of values in the answer, and of which moments they speak. */
  holds?: HeldValue[];
  statedMoments?: string[];
  /** Fields whose values are those that the request asks for. */
  shows?: readonly string[];
  /** Lists that are empty in it. */
  empty?: readonly string[];
  /** What is wrong with its signature or seal, for which it is refused. */
  forgery?: string;
  /** What the client is given. */
  input: unknown;
  /** Inputs that are sent as they stand, though a backend alone knows what would be right. */
  asWritten: readonly string[];
  request: {
    query: Record<string, unknown>;
    headers: Record<string, unknown>;
    body?: unknown;
    /** The fields of the body, where the operation sends a form (FORGOT-47). */
    form?: Record<string, unknown>;
  };
  response: {
    status: number;
    body: Record<string, unknown>;
    /** Matching rules of the plain values in the body, by their places. */
    rules: Record<string, Rule>;
    /** Seconds that the site counts down, from the header `Retry-After`. */
    retryAfter?: number;
  };
  /** Schema of `value` in the answer, where the site reads one. */
  schema?: Schema;
  /** What the site's own client makes of the answer. */
  outcome: { value: unknown } | { refusal: ErrorCode; value: unknown; retryAfter?: number };
};

/** The merchant in every example; the edge sends the operator's own (`MERCHANT_CODE`). */
export const EXAMPLE_MERCHANT = 'hoadang';
const EXAMPLE_TOKEN = 'example-token';
/** The key of idempotency in every example. */
export const EXAMPLE_KEY = '7d0d8c3a-52f4-4c8e-9b1f-2f6f0c4f1a55';
const ANY_KEY = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const EXAMPLE_VISIT: RequestFacts = {
  requestId: '0b8e4c1e-6f0a-4d53-9a3e-1f4f0a9c7d21',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  locale: 'vi',
  visitor: { country: 'VN', address: '203.0.113.48' },
  device: 'Android/Chrome',
  standalone: false,
};

/** Who sends an encrypted body seals it with the key that the provider state answers here, as the text of a JWK. */
export const EXAMPLE_PUBLIC_KEY = '{"kty":"RSA","n":"example","e":"AQAB"}';

/** How every call in a member's name is refused once the session is over (SESS-46). */
const SESSION_ENDED: Refusal = {
  errorCode: 'session.ended',
  status: 401,
  state: [ANOTHER_MEMBER, but({ session: 'ended' })],
  afterExample: true,
};

/** A refusal of the table, or of a call that is forged. */
type Refused = Refusal & { forgery?: string };

/** How every call of who is not the site is refused whose signature is wrong, and every sealed one whose seal is. */
function forgeriesOf({ caller, encrypted, example: { state } }: Operation): Refused[] {
  if (caller) {
    const isTimed = caller === 'payment';
    const forgeries = SIGNATURE_FORGERIES.filter((one) => isTimed || !/path|time/.test(one));
    return forgeries.map((forgery) => ({
      errorCode: `${caller}.signature.wrong`,
      status: 401,
      state,
      forgery,
    }));
  }
  return (encrypted ? SEAL_FORGERIES : []).map((forgery) => {
    const errorCode = forgery.includes('time') ? 'login.replayed' : 'request.invalid';
    return { errorCode, status: 200, state, forgery };
  });
}

/** How every call with a key of idempotency is refused whose key stands for another intent (MONEY-21). */
const keyReused = (call: string): Refusal => ({
  errorCode: 'request.idempotency.reused',
  status: 409,
  state: { name: 'the key was used', params: { call } },
  afterExample: true,
});

/** How every call that needs a password of the member's own is refused until there is one (SESS-41). */
const PASSWORD_GIVEN: Refusal = {
  errorCode: 'password.given',
  status: 200,
  state: [ANOTHER_MEMBER, but({ account: 'given' })],
  afterExample: true,
};

/** How every such call is refused while the account rests after an objection to a change. */
const ACCOUNT_FROZEN: Refusal = {
  errorCode: 'account.frozen',
  status: 200,
  state: [ANOTHER_MEMBER, but({ account: 'frozen' })],
  afterExample: true,
};

/** How every call that needs a fresh proof is refused where the member stays signed in and gave none for a day (SESS-45). */
const REAUTHENTICATION_REQUIRED: Refusal = {
  errorCode: 'reauthentication.required',
  status: 200,
  state: [ANOTHER_MEMBER, but({ session: 'unproved' })],
  afterExample: true,
};

/**
 * The contract of one operation: its success, for a member as well where a session is optional and in English too where the
 * call names its language, its further successes, and each refusal.
 */
export function interactionsOf(operation: Operation): Interaction[] {
  const { example, moreExamples = [], session } = operation;
  const required = session === 'required';
  const successes = [
    { ...example, title: '' },
    ...inEnglish(operation),
    ...moreExamples,
    ...whereNothingIs(operation),
  ];
  return [
    ...successes.flatMap((success) => [
      successOf(operation, success, required),
      ...(session === 'optional' && success.title === ''
        ? [successOf(operation, forMember(success), true)]
        : []),
    ]),
    ...refusalsOf(operation).map((refusal) => refusalOf(operation, refusal, required)),
  ];
}

/** Every refusal of a call that the site reacts to, those that many calls share among them. */
function refusalsOf(operation: Operation): readonly Refused[] {
  const { id, refusals, session, idempotent, needsOwnPassword, needsReauthentication } = operation;
  return [
    ...refusals,
    ...(idempotent ? [keyReused(id)] : []),
    ...(needsOwnPassword ? [PASSWORD_GIVEN] : []),
    ...(needsReauthentication ? [ACCOUNT_FROZEN, REAUTHENTICATION_REQUIRED] : []),
    ...(session === 'required' ? [SESSION_ENDED] : []),
    ...forgeriesOf(operation),
  ];
}

/** What the edge itself adds to a call, for the visitor of the examples; no other caller meets the edge. */
export function addedByEdge(
  operation: Operation,
  { signedIn, visit }: Pick<Interaction, 'signedIn' | 'visit'>,
): ReturnType<typeof transportOf> {
  if (operation.caller) return { headers: {}, query: {} };
  const token = signedIn ? EXAMPLE_TOKEN : undefined;
  const facts = { ...EXAMPLE_VISIT, ...visit };
  return transportOf(operation, { facts, merchant: EXAMPLE_MERCHANT, token });
}

/** Name of the backend service that owns a call: its first path segment (CALL-05). */
export function serviceOf(operation: Operation): string {
  return operation.path.split('/')[1] as string;
}

type Success = Operation['example'] & {
  title: string;
  states?: readonly ProviderState[];
  empty?: readonly string[];
};

function forMember(success: Success): Success {
  return {
    ...success,
    title: `${success.title} for a member`.trim(),
    states: [...listOf(success.state), ANOTHER_MEMBER],
  };
}

/** The answer in which nothing is listed. */
function whereNothingIs({ example, empty }: Operation): Success[] {
  if (!empty) return [];
  const { state, lists, input = example.input } = empty;
  return [{ ...example, title: 'where there is nothing', state, input, empty: lists }];
}

/** A call that names its language is asked in every language that the site is written in (LANG-02). */
function inEnglish(operation: Operation): Success[] {
  const { example } = operation;
  if (!Object.hasOwn(example.input, 'language')) return [];
  const input = { ...example.input, language: 'EN' };
  const output = inEnglishWords(operation, example.output);
  return [{ ...example, title: 'in English', visit: { locale: 'en' }, input, output }];
}

function successOf(operation: Operation, success: Success, signedIn: boolean): Interaction {
  const { title, input, output, state, states = listOf(state), visit = {}, inputFromState } = success;
  const { empty } = success;
  const held = empty ? [] : heldIn(operation, success);
  const holds = held.filter(isValue);
  const fixed = empty ? [] : [...shownIn(operation, input), ...sayableIn(holds)];
  const template = empty
    ? matchEmpty(operation.output, output, empty)
    : matchExample(operation.output, withShown(output, fixed));
  const stated = held.filter(isMoment);
  const moments = empty ? [] : [...momentsOf(operation), ...stated];
  const echoes = empty ? [] : echoesIn(operation, input, visit);
  const body = template === NOT_PINNED ? { success: true } : { success: true, value: template };
  return {
    description: `${operation.id}: success ${title}`.trim(),
    states: withDifferences(states),
    signedIn,
    visit,
    ...(empty && { empty }),
    ...(echoes.length > 0 && { echoes }),
    ...(moments.length > 0 && { moments }),
    ...(holds.length > 0 && { holds }),
    ...(stated.length > 0 && { statedMoments: stated.map(({ at }) => at) }),
    ...(fixed.length > 0 && { shows: fixed.map(({ at }) => at) }),
    input,
    asWritten: asWrittenIn(inputFromState),
    request: requestOf(operation, {
      input,
      inputFromState,
      signedIn,
      visit,
      isSentBefore: success.sentBefore,
    }),
    response: { status: 200, body, rules: withEchoes(rulesIn(operation.output, body), fixed) },
    schema: operation.output,
    outcome: { value: v.parse(operation.output, exampleOf(template)) },
  };
}

function refusalOf(operation: Operation, refusal: Refused, signedIn: boolean): Interaction {
  const template = refusal.value ? matchExample(refusal.value.schema, refusal.value.example) : NOT_PINNED;
  const body = { success: false, errorCode: refusal.errorCode };
  const answered = template === NOT_PINNED ? body : { ...body, value: template };
  const counted = refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter };
  const { example } = operation;
  const { afterExample, state, forgery, input = example.input, inputFromState } = refusal;
  const visit = {};
  return {
    description: `${operation.id}: refused with ${refusal.errorCode}${distinction(operation, refusal)}`,
    states: withDifferences([...(afterExample ? listOf(example.state) : []), ...listOf(state)]),
    signedIn,
    visit,
    ...(forgery && { forgery }),
    input,
    asWritten: asWrittenIn(inputFromState),
    request: requestOf(operation, {
      input,
      inputFromState,
      signedIn,
      visit,
      isSentBefore: isReused(refusal),
      forgery,
    }),
    response: {
      status: refusal.status,
      body: answered,
      rules: refusal.value ? rulesIn(refusal.value.schema, answered) : {},
      ...counted,
    },
    schema: refusal.value?.schema,
    outcome: { refusal: refusal.errorCode, value: exampleOf(template) ?? null, ...counted },
  };
}

/** Rules of all plain values; null is exactly that. */
function rulesIn(schema: Schema, body: Record<string, unknown>): Record<string, Rule> {
  return rulesOf(schema, new Set(pathsOf(withoutNulls(Matchers.reify(body)))));
}

function withoutNulls(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value) => value ?? undefined);
}

/** Tells two refusals with the same code apart: by their titles, or the parameters of their states. */
function distinction(operation: Operation, { errorCode, title, state, forgery }: Refused): string {
  if (forgery) return ` (${forgery})`;
  if (title) return ` (${title})`;
  if (operation.refusals.filter((refusal) => refusal.errorCode === errorCode).length < 2) return '';
  const last = listOf(state).at(-1) as ProviderState;
  const params = Object.entries(last.params ?? {}).map(([name, value]) => `${name}: ${value}`);
  return ` (${params.join(', ') || last.name})`;
}

type Asked = Pick<Interaction, 'input' | 'signedIn' | 'visit' | 'forgery'> & {
  inputFromState?: InputFromState | undefined;
  isSentBefore?: boolean | undefined;
};

function requestOf(operation: Operation, asked: Asked): Interaction['request'] {
  const fields = fieldsOfRequest(operation, asked);
  const inQuery = operation.method === 'GET';
  return {
    query: { ...(inQuery ? fields : {}), ...addedQuery(operation, asked) },
    headers: {
      ...headersOf(operation, asked),
      ...signatureOf(operation, asked),
      ...idempotencyKeyOf(operation, asked),
    },
    ...(inQuery ? {} : bodyOf(operation, fields)),
  };
}

/** What is sent: the operation's constants and the input, with what the provider states answer in its place. */
function fieldsOfRequest(operation: Operation, { input, inputFromState }: Asked): Record<string, unknown> {
  const { constants, method, formEncoded } = operation;
  const given = { ...constants, ...(input as Record<string, unknown>) };
  const fields = method === 'GET' || formEncoded ? asText(given) : given;
  const answered = Object.entries({ ...sourcesOf(operation), ...inputFromState }).flatMap(([name, source]) =>
    source === null || !Object.hasOwn(fields, name) ? [] : [[name, fromState(source, fields[name])]],
  );
  return { ...fields, ...Object.fromEntries(answered) };
}

function asWrittenIn(inputFromState: InputFromState = {}): string[] {
  return Object.keys(inputFromState).filter((name) => inputFromState[name] === null);
}

/** Which value of the states goes into each input that a backend alone can know. */
function sourcesOf({ inputFromState = [] }: Operation): InputFromState {
  return Array.isArray(inputFromState)
    ? Object.fromEntries(inputFromState.map((name: string) => [name, name]))
    : (inputFromState as InputFromState);
}

function addedQuery(operation: Operation, asked: Asked): Record<string, unknown> {
  const { token, ...query } = addedByEdge(operation, asked).query;
  return { ...query, ...(token ? { token: fromState('token', token) } : {}) };
}

function headersOf(operation: Operation, asked: Asked): Record<string, unknown> {
  const mark = asked.forgery ? sealMark(asked.forgery) : '';
  const { Authorization, ...headers } = addedByEdge(operation, asked).headers;
  return {
    ...headers,
    Accept: 'application/json',
    ...(operation.moduleId ? { 'Module-Id': operation.moduleId } : {}),
    ...(Authorization ? { Authorization: fromState(`Bearer \${token}`, Authorization) } : {}),
    ...(operation.encrypted
      ? { Encryption: fromState(`${mark}\${publicKey}`, mark + EXAMPLE_PUBLIC_KEY) }
      : {}),
  };
}

/** The signature is made when the request is sent, over the very bytes of its body (`signatures.mjs`). */
function signatureOf({ caller }: Operation, { forgery }: Asked): Record<string, unknown> {
  const mark = forgery ? signatureMark(forgery) : TO_BE_SIGNED;
  switch (caller) {
    case 'vendor':
      return { [SIGNATURE_HEADER]: Matchers.regex('^[0-9a-f]{64}$', mark) };
    case 'payment':
      return {
        [PAYMENT_SIGNATURE_HEADER]: Matchers.regex('^t=[0-9]+,v1=[0-9a-f]{64}$', PAYMENT_TIME + mark),
      };
    default:
      return {};
  }
}

const isReused = ({ errorCode }: Refusal) => errorCode === 'request.idempotency.reused';

/** Any key will do, but for the one that stands for a call already: the provider state knows it. */
function idempotencyKeyOf({ idempotent }: Operation, { isSentBefore }: Asked): Record<string, unknown> {
  if (!idempotent) return {};
  const key = isSentBefore ? fromState('idempotencyKey', EXAMPLE_KEY) : Matchers.regex(ANY_KEY, EXAMPLE_KEY);
  return { [IDEMPOTENCY_KEY]: key };
}

function bodyOf(operation: Operation, fields: Record<string, unknown>) {
  return operation.formEncoded ? { form: fields } : { body: fields };
}

/** A value that the provider states of the interaction answer; the example stands in for it on the mock server. */
function fromState(source: string, example: unknown): unknown {
  return Matchers.fromProviderState(source.includes('${') ? source : `\${${source}}`, example as string);
}

/** The states, with what is different about a member (`but`) said of the last one before it. */
export function withDifferences(states: readonly ProviderState[]): ProviderState[] {
  const said: ProviderState[] = [];
  for (const state of states) {
    if (state.name !== BUT) said.push({ ...state });
    else {
      const member = said.findLast(({ name }) => name === A_MEMBER.name);
      if (!member) throw new Error('what is different about a member comes after one');
      member.params = { ...member.params, ...state.params };
    }
  }
  return said;
}

function listOf(states: ProviderStates): readonly ProviderState[] {
  return Array.isArray(states) ? states : [states as ProviderState];
}

/** Fields as a query or a form carries them. */
function asText(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function exampleOf(template: unknown): unknown {
  return template === NOT_PINNED ? undefined : Matchers.reify(template);
}
