import { expect, test } from 'vitest';
import { differencesOf } from './differences.mjs';

const of = (match: string, options = {}) => ({ combine: 'AND', matchers: [{ match, ...options }] });

const valueOfState = (name: string) => `\${${name}}`;

/** One success of a call, as a pact file has it. */
function success(
  change: { query?: object; value?: object; rules?: object; name?: string; generators?: object } = {},
) {
  const { query = {}, value = { id: 1, label: 'a' }, rules = {}, name = 'success', generators = {} } = change;
  return {
    description: `games.hot: ${name}`,
    providerStates: [{ name: 'the lobby has games' }],
    request: { method: 'GET', path: '/lgw/hot', query: { merchantCode: ['hoadang'], ...query }, generators },
    response: {
      status: 200,
      body: { content: { success: true, value: { list: [value] } } },
      matchingRules: {
        body: {
          '$.value.list': of('type', { min: 1 }),
          '$.value.list[*].id': of('number'),
          '$.value.list[*].label': of('type'),
          ...rules,
        },
      },
    },
  };
}

test('nothing is said when nothing changed', () => {
  expect(differencesOf([success()], [success()])).toEqual([]);
});

test('names fields that are read now, no longer, or otherwise', () => {
  const later = success({ value: { id: 1, drawTime: 5 }, rules: { '$.value.list[*].id': of('integer') } });
  expect(differencesOf([success()], [later])).toEqual([
    'games.hot: value.list[].id was a number, is a whole number',
    'games.hot: value.list[].label is no longer read',
    'games.hot: value.list[].drawTime is read now: a number',
  ]);
});

test('names new requests with what is new in them, and what changed in those that were there', () => {
  const sorted = success({ name: 'success sorted', query: { sort: ['1'] } });
  expect(differencesOf([success()], [success(), sorted])).toEqual([
    'games.hot: new request "success sorted" with sort',
  ]);
  expect(differencesOf([success(), sorted], [success()])).toEqual([
    'games.hot: request "success sorted" is gone',
  ]);
  expect(differencesOf([success()], [success({ query: { merchantCode: ['x'], page: ['1'] } })])).toEqual([
    'games.hot: asks with query merchantCode x, was hoadang (every request)',
    'games.hot: asks with query page 1 (every request)',
  ]);
});

test('says once what changed in every call', () => {
  const called = (id: string, interaction: object) => ({ ...interaction, description: `${id}: success` });
  const before = ['games.hot', 'games.list'].map((id) => called(id, success()));
  const changed = success({ rules: { '$.value.list[*].id': of('integer') } });
  expect(
    differencesOf(
      before,
      before.map((one) => ({ ...changed, description: one.description })),
    ),
  ).toEqual(['every call: value.list[].id was a number, is a whole number']);
});

test('names calls and refusals that come and go', () => {
  const other = { ...success(), description: 'wallet.deposit: success' };
  const refusal = {
    ...success({ name: 'refused with session.ended' }),
    response: { status: 401, body: { content: { success: false, errorCode: 'session.ended' } } },
  };
  expect(differencesOf([success()], [success(), other])).toEqual(['new call wallet.deposit: GET /lgw/hot']);
  expect(differencesOf([success(), other], [success()])).toEqual(['call wallet.deposit is gone']);
  expect(differencesOf([success()], [success(), refusal])).toEqual([
    'games.hot: refused with session.ended is new (status 401)',
  ]);
});

test('names states that are asked for, and the values that they have to answer', () => {
  const generators = { query: { id: { type: 'ProviderState', expression: valueOfState('nodeId') } } };
  const later = { ...success({ generators, query: { id: ['1'] } }) };
  expect(differencesOf([success()], [later])).toContain('state "the lobby has games" has to answer nodeId');
  const elsewhere = { ...success(), providerStates: [{ name: 'a game is hot', params: { type: 1 } }] };
  expect(differencesOf([success()], [elsewhere])).toEqual([
    'games.hot: is asked given a game is hot (type: 1), was the lobby has games (every request)',
    'new state "a game is hot (type: 1)"',
    'state "the lobby has games" is no longer asked for',
  ]);
});
