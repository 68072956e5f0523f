import { expect, test } from 'vitest';
import { bodyText, filled, MissingValue, pathAndQuery } from './request.mjs';

/** The value that a state answers under a name, by itself or behind a text. */
const state = (name: string, before = '') => ({
  type: 'ProviderState',
  expression: `${before}\${${name}}`,
});
const JSON_BODY = { contentType: 'application/json', encoded: false };
const REQUEST = {
  method: 'POST',
  path: '/wps/x',
  query: { id: ['701'], merchantCode: ['hoadang'], keep: ['hoadang'] },
  headers: { Authorization: ['Bearer example'] },
  body: { ...JSON_BODY, content: { nodeId: 1, deep: { list: ['a'] }, text: 'b' } },
  generators: {
    query: { id: state('id') },
    header: { Authorization: state('token', 'Bearer ') },
    body: {
      '$.nodeId': state('nodeId'),
      '$.deep.list[0]': state('entry'),
      '$.text': state('nodeId', 'n-'),
    },
  },
};
const VALUES = { id: 5, token: 't', nodeId: '0b8e', entry: [1, 2] };

test('values of states keep their type where they stand alone, and are text within text, a header and a query', () => {
  const request = filled(REQUEST, VALUES);
  expect(JSON.parse(bodyText(request))).toEqual({ nodeId: '0b8e', deep: { list: [[1, 2]] }, text: 'n-0b8e' });
  expect(request.headers).toEqual({ Authorization: ['Bearer t'] });
  expect(pathAndQuery(request)).toBe('/wps/x?id=5&merchantCode=hoadang&keep=hoadang');
  expect(filled(REQUEST, { ...VALUES, nodeId: 12 }).body).toMatchObject({ nodeId: 12, text: 'n-12' });
  expect(REQUEST.body.content.nodeId).toBe(1);
});

test('a value that no state answered is an error that names it', () => {
  expect(() => filled(REQUEST, { ...VALUES, nodeId: undefined })).not.toThrow();
  const { nodeId: _, ...rest } = VALUES;
  expect(() => filled(REQUEST, rest)).toThrow(MissingValue);
  expect(() => filled(REQUEST, rest)).toThrow('answered no `nodeId`');
});

test('your merchant stands in for that of the examples where a merchant travels, and nowhere else', () => {
  expect(pathAndQuery(filled(REQUEST, VALUES, 'mine'))).toBe('/wps/x?id=5&merchantCode=mine&keep=hoadang');
});

test('a form is sent as a form, with the values of its states', () => {
  const form = {
    method: 'POST',
    path: '/f',
    body: { contentType: 'application/x-www-form-urlencoded', encoded: false, content: 'a=1%40&b=2' },
    generators: { body: { '$.b': state('b') } },
  };
  expect(bodyText(filled(form, { b: 'x y' }))).toBe('a=1%40&b=x+y');
});

test('a generator of an unknown kind stops the run', () => {
  const wrong = { ...REQUEST, generators: { query: { id: { type: 'RandomInt' } } } };
  expect(() => filled(wrong, VALUES)).toThrow('generator "RandomInt');
  expect(() => filled({ ...REQUEST, generators: { status: {} } }, VALUES)).toThrow('generators for "status"');
});
