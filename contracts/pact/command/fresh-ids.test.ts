import { expect, test } from 'vitest';
import { withFreshIds, withFreshKey } from './fresh-ids.mjs';

const headers = {
  'Idempotency-Key': ['k'],
  'X-Request-Id': ['r'],
  traceparent: ['t'],
  Accept: ['application/json'],
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('each sending has an id of its own, and a key under which nothing was done [CALL-06]', () => {
  const interaction = { description: 'x', request: { headers } };
  const [one, two] = [withFreshIds(interaction), withFreshIds(interaction)].map(
    ({ request }) => request.headers,
  );
  expect(one).toMatchObject({ Accept: ['application/json'] });
  for (const name of ['Idempotency-Key', 'X-Request-Id']) {
    expect(one[name][0]).toMatch(UUID);
    expect(one[name]).not.toEqual(two[name]);
  }
  expect(one.traceparent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(interaction.request.headers).toEqual(headers);
});

test('who repeats a call keeps its request id and takes another key; nothing is added to a call', () => {
  const again = withFreshKey({ request: { headers } }).request.headers;
  expect(again).toMatchObject({ 'X-Request-Id': ['r'], traceparent: ['t'] });
  expect(again['Idempotency-Key']).not.toEqual(['k']);
  expect(withFreshIds({ request: {} }).request.headers).toEqual({});
});

test('a key that the state answers stays what the state answers', () => {
  const generators = { header: { 'Idempotency-Key': { type: 'ProviderState', expression: 'x' } } };
  expect(withFreshIds({ request: { headers, generators } }).request.headers['Idempotency-Key']).toEqual([
    'k',
  ]);
});
