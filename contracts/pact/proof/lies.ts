import { randomUUID } from 'node:crypto';
import type { Operation } from '../../operation';
import { stories } from '../../stories';
import type { StepData, Story } from '../../stories/story';
import { allOperations } from '../all-operations';
import { interactionsOfStories } from '../command/stories.mjs';
import { readStories } from '../command/stories-file.mjs';
import { verifyStory } from '../command/story.mjs';
import { SEEN_BY_NOBODY, showsEffectOf, writingCalls } from '../effects';
import { DEMO_SECRETS } from '../request-filter.mjs';
import { PAYMENT_SIGNATURE_HEADER, SIGNATURE_HEADER, signBody, signPayment } from '../signatures.mjs';
import { stepsOf } from '../stories';
import { oneIn } from './compatible-changes';
import { type Crossing, type Lie, startLiar, type Told } from './liar';
import type { Trial } from './prove';

/**
 * A gateway that lies in one way, and the stories of which one has to break; what the call `unseen` answers itself is not
 * looked at, as if it were as good as the truth.
 */
type Liar = { kind: string; name: string; lie: () => Lie; stories: readonly string[]; unseen?: string };

/** Whoever makes these once more under another key finds them done, and is answered alike: no key is needed for that. */
const DONE_ONCE_ANYHOW = [
  'rewards.join',
  'agent.downlines.create',
  'orders.cancelSubOrder',
  'agent.contract.answer',
  'agent.contract.offer',
];
/** The story of what another member sees. */
const OTHERS = 'nobody-else-sees-it';
const STATES = '/sandbox/provider-states';
const KEY = 'idempotency-key';

/** Tells one in `every` lie of each kind; right is what some story notices. */
export async function tellLies(gateway: string, every = 1): Promise<Trial[]> {
  const liars = [
    ...withoutEffect(),
    ...withoutPages(),
    ...withoutKeys(),
    ...withoutLocks(),
    ...withoutTransactions(),
    ...withoutOwners(),
    ...withoutEnds(),
    ...withoutNews(),
  ];
  const kinds = [...new Set(liars.map(({ kind }) => kind))];
  const told = kinds.flatMap((kind, index) =>
    oneIn(
      every,
      liars.filter((liar) => liar.kind === kind),
      index,
    ),
  );
  const trials: Trial[] = [];
  for (const liar of told) trials.push(await tried(gateway, liar));
  return trials;
}

async function tried(gateway: string, { kind, name, lie, stories: names, unseen }: Liar): Promise<Trial> {
  const all = readStories().map((story) => withUnseen(story, unseen));
  let right = false;
  const tries: string[] = [];
  for (const story of names) {
    const found = all.find((one) => one.name === story);
    const liar = await startLiar(gateway, lie());
    const options = { url: liar.url, statesUrl: `${liar.url}${STATES}`, ...DEMO_SECRETS };
    const { result, reasons } = await verifyStory(found as Played, interactionsOfStories(), options);
    liar.close();
    tries.push(`${story} ${result} ${reasons[0] ?? ''}`);
    right = result === 'failed';
    if (right) break;
  }
  return { kind, name, right, reason: `no story noticed it: ${tries.join('; ')}` };
}

type Played = ReturnType<typeof readStories>[number];

/** A story in which a call is made, and its own answer to it passes for whatever it has to be. */
function withUnseen(story: Played, unseen: string | undefined): Played {
  const steps = story.steps.map((step) => {
    if (step.call !== unseen || (step.refused && !step.times)) return step;
    const { must: _, times: __, key: ___, refused: ____, ...plain } = step;
    return plain;
  });
  return { ...story, steps };
}

const namesOf = (isMeant: (story: Story) => boolean): string[] =>
  stories.filter(isMeant).map(({ name }) => name);
const isOf = ({ method, path }: Operation, call: Crossing) => call.method === method && call.path === path;
const making = ({ id }: Operation) => namesOf((story) => stepsOf(story).some(({ call }) => call === id));

/** Every call that writes answers its success as promised, and does nothing. */
function withoutEffect(): Liar[] {
  const rows = interactionsOfStories();
  return writingCalls
    .filter(({ id }) => !(id in SEEN_BY_NOBODY))
    .map((operation) => {
      const { response } = rows.get(`${operation.id}: success`);
      const told: Told = { status: 200, body: JSON.stringify(response.body.content) };
      return {
        kind: 'a call that answers its success and does nothing',
        name: operation.id,
        lie: () => ({ instead: (call) => (isOf(operation, call) ? told : undefined) }),
        stories: namesOf((story) => showsEffectOf(operation, story)),
        unseen: operation.id,
      };
    });
}

/** Every list shows its first page, whichever is asked for. */
function withoutPages(): Liar[] {
  const turned = stories.flatMap((story) => stepsOf(story).map((step) => ({ story, step })));
  const turns = turned.flatMap(({ story, step }) => {
    const by = step.pages?.by ?? ('pageNum' in (step.with ?? {}) ? 'pageNum' : undefined);
    return by ? [{ call: step.call, by, story: story.name }] : [];
  });
  return allOperations.flatMap((operation) => {
    const own = turns.filter(({ call }) => call === operation.id);
    return [...new Set(own.map(({ by }) => by))].map(
      (by): Liar => ({
        kind: 'a list that shows its first page alone',
        name: `${operation.id}, ${by}`,
        lie: () => ({ sees: (call) => (isOf(operation, call) ? withQuery(call, by) : call) }),
        stories: own.filter((one) => one.by === by).map(({ story }) => story),
      }),
    );
  });
}

/** A call without a value of the query; pages count from 1. */
function withQuery(call: Crossing, name: string): Crossing {
  const query = new URLSearchParams(call.query);
  if (name === 'pageNum') query.set(name, '1');
  else query.delete(name);
  return { ...call, query };
}

/** Calls that stories send twice under one key, and the stories that do. */
function sentTwice(): { operation: Operation; stories: string[] }[] {
  return allOperations
    .filter(({ id, idempotent }) => idempotent && !DONE_ONCE_ANYHOW.includes(id))
    .map((operation) => ({
      operation,
      stories: namesOf((story) =>
        stepsOf(story).some(
          ({ call, key, sameKeyAs, refused }) =>
            call === operation.id && (key === 'same' || (sameKeyAs !== undefined && !refused)),
        ),
      ),
    }))
    .filter((one) => one.stories.length > 0);
}

/** Every key of idempotency is new to the gateway. */
function withoutKeys(): Liar[] {
  return sentTwice().map(({ operation, stories: names }) => ({
    kind: 'a call that forgets its keys of idempotency',
    name: operation.id,
    lie: () => ({ sees: (call) => (isOf(operation, call) ? withNewKey(call) : call) }),
    stories: names,
  }));
}

const withNewKey = (call: Crossing): Crossing => ({
  ...call,
  headers: { ...call.headers, [KEY]: randomUUID() },
});

/** A key is known once its call was answered, and not before. */
function withoutLocks(): Liar[] {
  return sentTwice()
    .map(({ operation, stories: names }) => ({
      operation,
      names: names.filter((name) =>
        stories.some(
          (story) =>
            story.name === name &&
            stepsOf(story).some(({ call, key }) => call === operation.id && key === 'same'),
        ),
      ),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ operation, names }) => ({
      kind: 'a call that knows its keys only after it was done',
      name: operation.id,
      lie: () => {
        const seen = new Map<string, number>();
        return {
          sees: (call) => {
            if (!isOf(operation, call)) return call;
            const key = call.headers[KEY] ?? '';
            seen.set(key, (seen.get(key) ?? 0) + 1);
            // The second one comes at the same moment; what comes behind it finds the key.
            return seen.get(key) === 2 ? withNewKey(call) : call;
          },
        };
      },
      stories: names,
    }));
}

/** Every transaction of a vendor or a payment provider is new to the gateway. */
function withoutTransactions(): Liar[] {
  return ['vendorWallet.bet', 'payment.received'].map((id) => {
    const operation = allOperations.find((one) => one.id === id) as Operation;
    return {
      kind: 'a call that forgets its transactions',
      name: id,
      lie: () => ({ sees: (call) => (isOf(operation, call) ? withNewTransaction(call) : call) }),
      stories: making(operation),
    };
  });
}

function withNewTransaction(call: Crossing): Crossing {
  const body = JSON.stringify({ ...JSON.parse(call.body), transactionId: randomUUID() });
  const signature: [string, string] =
    SIGNATURE_HEADER.toLowerCase() in call.headers
      ? [SIGNATURE_HEADER.toLowerCase(), signBody(DEMO_SECRETS.vendorSecret, body)]
      : [PAYMENT_SIGNATURE_HEADER.toLowerCase(), signPayment(DEMO_SECRETS.paymentSecret, call.path, body)];
  const { 'content-length': _, ...headers } = call.headers;
  return { ...call, body, headers: { ...headers, [signature[0]]: signature[1] } };
}

/** Every call of another member is answered as if the first one of the story had made it. */
function withoutOwners(): Liar[] {
  const steps = stories.filter(({ name }) => name === OTHERS).flatMap(stepsOf);
  const calls = new Set(steps.filter(({ by }) => by !== undefined).map(({ call }) => call));
  return allOperations
    .filter(({ id }) => calls.has(id as never))
    .map((operation) => ({
      kind: 'a call that serves another member’s data',
      name: operation.id,
      lie: () => {
        let first: string | undefined;
        return {
          answers: (call, told) => {
            if (call.path === STATES) first ??= JSON.parse(told.body).token;
            return told;
          },
          sees: (call) =>
            isOf(operation, call) && first
              ? { ...call, headers: { ...call.headers, authorization: `Bearer ${first}` } }
              : call,
        };
      },
      stories: [OTHERS],
    }));
}

const isEnd = ({ refused }: StepData) => refused === 'session.ended';

/** A session goes on though it has ended; an old password is as good as the new one. */
function withoutEnds(): Liar[] {
  const lastSuccess = (isLied: (told: { errorCode?: string }) => boolean) => () => {
    const kept = new Map<string, Told>();
    return {
      answers: (call: Crossing, told: Told) => {
        const answer = JSON.parse(told.body || '{}');
        const name = `${call.method} ${call.path}`;
        if (answer.success === true) kept.set(name, told);
        const { body } = kept.get(name) ?? { body: JSON.stringify({ success: true, value: {} }) };
        return isLied(answer) ? { status: 200, body } : told;
      },
    };
  };
  const ending = namesOf((story) => stepsOf(story).some(isEnd));
  const changing = namesOf((story) =>
    stepsOf(story).some(({ refused }) => refused === 'login.wrong.credentials'),
  );
  return [
    ...ending.map((name) => ({
      kind: 'a session that goes on though it has ended',
      name,
      lie: lastSuccess(({ errorCode }) => errorCode === 'session.ended'),
      stories: [name],
    })),
    ...changing.map((name) => ({
      kind: 'a password that is good though it was replaced',
      name,
      lie: lastSuccess(({ errorCode }) => errorCode === 'login.wrong.credentials'),
      stories: [name],
    })),
  ];
}

/** Every call that reads what stories look at answers what it answered the member first. */
function withoutNews(): Liar[] {
  const reading = [
    'wallet.balance',
    'member.pointsBalance',
    'inbox.list',
    'games.favourites',
    'session.list',
    'record.withdrawals',
    'vendorWallet.balance',
  ];
  return reading.map((id) => {
    const operation = allOperations.find((one) => one.id === id) as Operation;
    return {
      kind: 'a call that answers what it answered before',
      name: id,
      lie: () => {
        const kept = new Map<string, Told>();
        const nameOf = (call: Crossing) => `${call.headers.authorization} ${call.query} ${call.body}`;
        return {
          instead: (call) => (isOf(operation, call) ? kept.get(nameOf(call)) : undefined),
          answers: (call, told) => {
            if (isOf(operation, call)) kept.set(nameOf(call), told);
            return told;
          },
        };
      },
      stories: making(operation),
    };
  });
}
