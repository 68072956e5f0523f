import * as v from 'valibot';
import { changeAt, stepsOf } from '../../field-paths';
import type { Operation, Schema } from '../../operation';
import { momentMismatches, stateMismatches } from '../command/behaviour.mjs';
import { mismatchesOf } from '../command/match-response.mjs';
import { verifyInteraction } from '../command/verify-interaction.mjs';
import { DEMO_SECRETS } from '../request-filter.mjs';
import { compatibleChangesOf, oneIn } from './compatible-changes';
import { bodyOf } from './field-paths';
import { mutationsOf } from './mutations';
import { hasPart, misread, partsOf, REFUSED } from './requests';
import { type Answer, type Asked, askFor, readBySite } from './responses';
import { startWire } from './wire';

/** One answer that was compared with the contract, and whether that came out as it should. */
export type Trial = { kind: string; name: string; right: boolean; reason: string };

/** Tells every lie about every answer; right is what is noticed. */
export function tryMutations(asked: readonly Asked[]): Trial[] {
  return asked.flatMap((one) =>
    mutationsOf(one).map(({ kind, name, answer }) => {
      const found = mismatchesOf(one.pact.response, answer);
      return { kind, name, right: found.length > 0, reason: 'it was not noticed' };
    }),
  );
}

/** Makes every harmless change to every answer, but of other values one in `every`; right is what is not noticed, and read by the site as ever. */
export async function tryCompatibleChanges(asked: readonly Asked[], every = 1): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const one of asked) {
    const plain = await readBySite(one, { ...one.answer, body: JSON.stringify(bodyOf(one)) });
    for (const { kind, name, answer, same } of compatibleChangesOf(one, every)) {
      const found = mismatchesOf(one.pact.response, answer).map(({ path, problem }) => `${path}: ${problem}`);
      const read = await readBySite(one, answer);
      const isRead = same ? isWithin(plain, read) : sameOutcome(read, plain);
      const reason = found.length > 0 ? found.join('; ') : `the site reads ${JSON.stringify(read)}`;
      trials.push({ kind, name, right: found.length === 0 && isRead, reason });
    }
  }
  return trials;
}

/** Whether all that is in a value is in another one as well. */
function isWithin(value: unknown, other: unknown): boolean {
  if (value === null || typeof value !== 'object') return value === other;
  const all = other as Record<string, unknown> | null | undefined;
  return Object.entries(value).every(([name, member]) => isWithin(member, all?.[name]));
}

/** Whether both are values, or refusals with the same code. */
function sameOutcome(one: unknown, other: unknown): boolean {
  const codeOf = (outcome: unknown) => (outcome as { refusal?: string }).refusal;
  return codeOf(one) === codeOf(other);
}

/** For every value that states speak of a gateway that always answers the opposite; right is what is noticed. */
export function breakStates(asked: readonly Asked[]): Trial[] {
  return asked.flatMap((one) => {
    const body = JSON.parse(one.answer.body.replace(/^\uFEFF/, ''));
    const { comments, response } = one.pact;
    const moments = (comments?.moments ?? []).filter(({ at }) => one.promise.statedMoments?.includes(at));
    return [...(comments?.holds ?? []), ...moments].map(({ at, is }) => {
      const opposite = oppositeOf(is);
      const lie = changeAt(body, ['value', ...stepsOf(at)], () => opposite);
      const found = [
        ...mismatchesOf(response, { ...one.answer, body: JSON.stringify(lie) }),
        ...stateMismatches({ comments }, lie),
        ...momentMismatches({ comments }, lie, Date.now()),
      ];
      return {
        kind: 'a gateway whose answer belies its state',
        name: `${one.promise.description}, value.${at}: ${JSON.stringify(opposite)}`,
        right: found.length > 0,
        reason: 'it was not noticed',
      };
    });
  });
}

const FAR_AHEAD = 4_000_000_000_000;

/** A value that is not what a state says of it. */
function oppositeOf(is: unknown): unknown {
  if (is === 'positive') return 0;
  if (is === 'set') return 'N';
  if (is === 'past') return FAR_AHEAD;
  if (is === 'future') return FAR_AHEAD / 4;
  const [first] = is as unknown[];
  return typeof first === 'boolean' ? !first : `not ${first}`;
}

/** For every part of every request a gateway that refuses it; right is what is noticed in some interaction of the call. */
export function refuseParts(asked: readonly Asked[]): Trial[] {
  return partsOf(asked).map((part) => {
    const ofCall = asked.filter(({ operation }) => operation.id === part.call);
    const noticed = ofCall.some((one) => {
      const answer: Answer = hasPart(one, part) ? REFUSED : one.answer;
      return mismatchesOf(one.pact.response, answer).length > 0;
    });
    const { call, place, name, value } = part;
    const kind = `a gateway that refuses a ${place === 'body' ? 'field' : `${place} value`}`;
    return { kind, name: `${call}, ${name}: ${value}`, right: noticed, reason: 'it was not noticed' };
  });
}

/** For every way to forge a call a gateway that does as it says all the same; right is what is noticed. */
export function takeForged(asked: readonly Asked[]): Trial[] {
  const forged = asked.flatMap((one) => (one.promise.forgery ? [{ one, forgery: one.promise.forgery }] : []));
  return forged.map(({ one, forgery }) => {
    const isWhatItForges = ({ operation, promise }: Asked) =>
      operation === one.operation && !('refusal' in promise.outcome);
    const taken = asked.find(isWhatItForges)?.answer ?? one.answer;
    return {
      kind: 'a gateway that takes a call whose signature or seal is forged',
      name: `${one.operation.id}, ${forgery}`,
      right: mismatchesOf(one.pact.response, taken).length > 0,
      reason: 'it was not noticed',
    };
  });
}

/** The most that `pageSize` may ask for. */
const MOST_OF_A_PAGE = '60';
/**
 * What the reference gateway cannot show to be ignored: its state answers the same game each time, the days of a team are there
 * whether or not anybody played, its new teams are too small to stand in another order, and a list with one entry has no limit.
 */
const NOT_SHOWN = [
  'games.detail nodeId',
  'agent.teamKpi to',
  'agent.team.list order',
  'games.favourites pageSize',
  'session.logins limit',
];

/** Every value of a query that answers show, by its call. */
function shownValues(asked: readonly Asked[]): [Operation, field: string][] {
  const operations = [...new Set(asked.map(({ operation }) => operation))];
  return operations.flatMap((operation) =>
    Object.entries(operation.echoes ?? {})
      .filter(([field, rules]) => {
        return (
          [rules].flat().some(({ rule }) => rule !== 'none') &&
          !NOT_SHOWN.includes(`${operation.id} ${field}`)
        );
      })
      .map(([field]): [Operation, string] => [operation, field]),
  );
}

/**
 * For one in `every` value of queries a gateway that ignores it: it goes by the first one it saw, or by none. Right is what the
 * command notices in some interaction of the call.
 */
export async function ignoreValues(asked: readonly Asked[], gateway: string, every = 1): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const [operation, field] of oneIn(every, shownValues(asked))) {
    const ofCall = asked.filter((one) => one.operation === operation && !('refusal' in one.promise.outcome));
    const { entries } = operation.input as { entries?: Record<string, Schema> };
    const isNeeded = !v.is(entries?.[field] as Schema, undefined);
    let first: string | null = null;
    const wire = await startWire(gateway, (path) => {
      const url = new URL(path, gateway);
      if (url.pathname !== operation.path || !url.searchParams.has(field)) return path;
      first ??= field === 'pageSize' ? MOST_OF_A_PAGE : url.searchParams.get(field);
      if (isNeeded) url.searchParams.set(field, first ?? '');
      else url.searchParams.delete(field);
      return url.pathname + url.search;
    });
    const options = { url: wire.url, statesUrl: `${wire.url}/sandbox/provider-states`, ...DEMO_SECRETS };
    let noticed = false;
    // Twice: a state answers another value then.
    for (const { pact, request } of [...ofCall, ...ofCall]) {
      if (request.query[field]) noticed ||= !(await verifyInteraction(pact, options)).ok;
      if (noticed) break;
    }
    wire.close();
    const kind = 'a gateway that ignores a value of the query';
    trials.push({ kind, name: `${operation.id}, ${field}`, right: noticed, reason: 'it was not noticed' });
  }
  return trials;
}

/** A token of Firebase says this itself: a gateway may go by the token alone. */
const SAID_BY_TOKEN = ['session.logIn firebaseChannel', 'session.logIn firebaseMobileNo'];

/** For one in `every` field of the sealed bodies a gateway that reads another name; right is what some interaction notices. */
export async function misreadSealed(asked: readonly Asked[], gateway: string, every = 1): Promise<Trial[]> {
  const sealed = asked.filter(({ operation }) => operation.encrypted);
  const fields = sealed.flatMap(({ operation, request }) =>
    Object.keys(request.body as object).map((name) => `${operation.id} ${name}`),
  );
  const trials: Trial[] = [];
  for (const field of oneIn(
    every,
    [...new Set(fields)].filter((field) => !SAID_BY_TOKEN.includes(field)),
  )) {
    const [id, name = ''] = field.split(' ');
    const having = sealed.filter(
      ({ operation, request }) => operation.id === id && name in (request.body as object),
    );
    let noticed = false;
    for (const one of having) {
      const { answer } = await askFor(one.pact, gateway, (request) => misread(request, name));
      noticed ||= mismatchesOf(one.pact.response, answer).length > 0;
      if (noticed) break;
    }
    const kind = 'a gateway that reads a sealed field under another name';
    trials.push({ kind, name: `${id}, ${name}`, right: noticed, reason: 'it was not noticed' });
  }
  return trials;
}

/** A table of kinds, how many were tried and how many came out right. */
export function tableOf(trials: readonly Trial[]): string {
  const kinds = [...new Set(trials.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = trials.filter((trial) => trial.kind === kind);
    return [kind, String(own.length), String(own.filter(({ right }) => right).length)];
  });
  const total = ['all', String(trials.length), String(trials.filter(({ right }) => right).length)];
  const lines = [['KIND', 'TRIED', 'RIGHT'], ...rows, total];
  const width = Math.max(...lines.map(([kind = '']) => kind.length));
  return lines
    .map(
      ([kind = '', tried = '', right = '']) =>
        `${kind.padEnd(width)}  ${tried.padStart(6)}  ${right.padStart(6)}`,
    )
    .join('\n');
}

/** Those that came out wrong, in words. */
export function wrongOnes(trials: readonly Trial[]): string[] {
  return trials.filter(({ right }) => !right).map(({ name, reason }) => `${name}: ${reason}`);
}
