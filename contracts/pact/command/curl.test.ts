import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlLines } from './curl.mjs';
import { blanked, blankedText } from './secrets.mjs';

const OPTIONS = { url: 'http://localhost:8080/', statesUrl: 'http://localhost:8081/' };
const state = (name: string, before = '') => ({
  type: 'ProviderState',
  expression: `${before}\${${name}}`,
});
const INTERACTION = {
  providerStates: [{ name: "a member's game", params: { type: 0 } }],
  request: {
    method: 'POST',
    path: '/lgw/x',
    query: { merchantCode: ['hoadang'] },
    headers: { Authorization: ['Bearer example'], 'Content-Type': ['application/json'] },
    body: { contentType: 'application/json', content: { nodeId: 1, password: 'Lantern2209', note: "it's" } },
    generators: {
      header: { Authorization: state('token', 'Bearer ') },
      body: { '$.nodeId': state('nodeId') },
    },
  },
};

test('a call is repeated by its states and itself, secrets as variables of the shell', () => {
  const lines = curlLines(INTERACTION, { token: 'very-secret', nodeId: 77 }, OPTIONS);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("'http://localhost:8081/'");
  const line = lines[1] ?? '';
  expect(line).not.toMatch(/very-secret|Lantern2209/);
  // A shell reads it as it is meant.
  const print = `curl() { printf '%s\\n' "$@"; }; TOKEN=t; PASSWORD=p; ${line}`;
  const words = execFileSync('sh', ['-c', print], { encoding: 'utf8' }).split('\n');
  expect(words).toContain('http://localhost:8080/lgw/x?merchantCode=hoadang');
  expect(words).toContain('Authorization: Bearer t');
  expect(words).toContain('{"nodeId":77,"password":"p","note":"it\'s"}');
});

test('a call that is sealed goes through the filter, with its plaintext and without its secrets', () => {
  const { request } = INTERACTION;
  const sealed = {
    ...INTERACTION,
    request: { ...request, headers: { Encryption: ['{"kty":"RSA"}'] }, generators: {} },
  };
  const lines = curlLines(sealed, {}, OPTIONS);
  expect(lines[1]).toBe(
    '# the filter seals and signs: node contracts/pact/filter.mjs --url http://localhost:8080/',
  );
  expect(lines[2]).toContain("'http://localhost:9080/lgw/x?merchantCode=hoadang'");
});

test('what came is shown without tokens, sealed bodies and what an address hides', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0abc.c2lnbmF0dXJl';
  const answer = {
    token: 't',
    value: { url: `https://x.test/play?a=1&launchToken=abc#${jwt}`, note: jwt, id: 5 },
  };
  expect(blanked(answer)).toEqual({
    token: '…',
    value: { url: 'https://x.test/play?a=1&launchToken=…#…', note: '…', id: 5 },
  });
  expect(blankedText(`<p>${jwt}</p>`)).toBe('<p>…</p>');
});
