import { expect, test } from 'vitest';
import { explained, readCatalogue } from './explain.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';

const text = (name: string) => explained(name).join('\n');

test('a call is explained with request, answer, refusals, what must be true and a worked example [CALL-07]', () => {
  const lines = text('games.detail');
  expect(lines).toMatch(/^games\.detail {2}GET \/lgw\/games\/detail\n/);
  expect(lines).toMatch(/^ {2}query nodeId +\$\{nodeId\}$/m);
  expect(lines).toMatch(/^ {2}status +any success$/m);
  expect(lines).toMatch(/^ {2}refused with game\.not\.found: .*given the lobby \(game: hidden\)$/m);
  expect(lines).toContain('    game: open, hidden, shut, notFree\n        It is `hidden` from the lobby');
  expect(lines).toContain('"success": true');
});

test('a state is explained with its meaning, the call and an answer with values that fit [CALL-07]', () => {
  const lines = explained('the lobby');
  expect(lines).toContain('  {"state":"the lobby","params":{},"action":"setup"}');
  const answer = lines[lines.findIndex((line: string) => line.startsWith('You answer')) + 1];
  expect(JSON.parse(answer ?? '')).toMatchObject({ nodeId: 90001, gameName: expect.any(String) });
  expect(lines.at(-1)).toMatch(/^Used by .*games\.list/);
});

test('a sealed and a signed call show how, with known keys [LOGIN-74 CALL-07]', () => {
  expect(text('session.logIn')).toMatch(/How it is sealed: [\s\S]*joined by dots are a compact JWE/);
  expect(text('vendorWallet.bet')).toMatch(/How it is signed: [\s\S]*"X-Vendor-Signature": "[0-9a-f]{64}"/);
  expect(text('payment.received')).toMatch(/"X-Payment-Signature": "t=\d+,v1=[0-9a-f]{64}"/);
  expect(text('games.detail')).not.toContain('How it is');
});

test('every call, every row and every state of the pact files can be explained [CALL-07]', () => {
  const all = readInteractions(pactFiles({ service: ['lgw', 'vgw', 'pgw'] }));
  const names = new Set(all.map(({ title }) => title.id));
  for (const name of names) expect(explained(name)[0]).toContain(name);
  const catalogue = readCatalogue();
  const used = readInteractions(pactFiles({})).flatMap(({ interaction }) => interaction.providerStates ?? []);
  expect(used.filter(({ name }: { name: string }) => !Object.hasOwn(catalogue, name))).toEqual([]);
});

test('a name of neither is refused with those that are near', () => {
  expect(() => explained('games.lanch')).toThrow(
    'is neither a call, nor a state, nor a story. Near it:\n  games.launch',
  );
  expect(() => explained('the member has m')).toThrow('  the member has messages');
});

test('a story is explained by its calls, and a call by the stories that it is in [CALL-07]', () => {
  const lines = explained('favourite-game');
  expect(lines).toEqual(explained('story: favourite-game'));
  expect(lines).toContain('1. `games.addFavourite`');
  expect(text('games.addFavourite')).toMatch(/Stories with it\n {2}favourite-game +A game/);
  expect(() => explained('favourite-gam')).toThrow('  favourite-game');
});
