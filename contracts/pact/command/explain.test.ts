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
  expect(lines).toContain('        game: hidden  It is hidden from the lobby.\n');
  expect(lines).toContain('"success": true');
});

test('a state is explained with its meaning, the call and an answer with values that fit [CALL-07]', () => {
  const lines = explained('the lobby');
  expect(lines).toContain('  {"state":"the lobby","params":{},"action":"setup"}');
  expect(lines).toContain('    game: shut  Its vendor is under maintenance.');
  const answer = lines[lines.findIndex((line: string) => line.startsWith('You answer')) + 1];
  expect(JSON.parse(answer ?? '')).toMatchObject({ nodeId: 90001, gameName: expect.any(String) });
  expect(lines.at(-1)).toMatch(/^Used by .*games\.list/);
});

test('a call is explained with those parameters of its states, and those values, that its rows use [CALL-07]', () => {
  const lines = text('games.list');
  expect(lines).not.toMatch(/played:|won:|closed:/);
  expect(lines).toContain("      Other parameters of it: --explain 'the lobby'\n      answers ");
  expect(lines).toMatch(/^ {6}answers gameClassify, gameName, vassalage$/m);
  expect(lines).toMatch(/^ {8}empty: true {2}It shows no announcement/m);
});

test('a row that leaves fields out is told by them [CALL-07]', () => {
  expect(text('games.list')).toContain(
    '  success by sort: without gameClassify, gameName, gameType, vassalage\n',
  );
});

test('the rules of all rows of a call are sentences, with the rows where it is not the first [CALL-07]', () => {
  const lines = text('games.list');
  expect(lines).toContain('  pageNum is the pageNum that was asked for\n');
  expect(lines).toContain(
    '  asked once more with sort=NEW, games has other entries or another order (success by sort)\n',
  );
  expect(lines).toMatch(/games\[\]\.gameName has other words \(VI, EN\) \(success in English\)$/m);
  expect(lines).not.toContain('"rule"');
  expect(lines).toMatch(/isGameH5 +a switch or null$/m);
  expect(lines).toContain('  A switch is true, 1 or Y, or else false, 0 or N, each as text too.\n');
});

test('what the contracts say of a call and of its fields stands beside them [CALL-07]', () => {
  const items = text('mall.items');
  expect(items).toMatch(/^mall\.items .*\n {2}The items of the points mall/);
  expect(items).toMatch(/value\.items\[\]\.limited +true or false — False where they never run out\.$/m);
  const list = text('games.list');
  expect(list).toMatch(/query gameClassify +\$\{gameClassify\} — Kind of game inside a type/);
  expect(list).toMatch(/query clientType +2 — Always so\.$/m);
});

test('the merchant is one, however a call names it [CALL-07]', () => {
  for (const [call, name] of [
    ['games.list', 'merchant'],
    ['games.ranks', 'merchantCode'],
    ['games.types', 'merchant_code'],
  ]) {
    expect(text(call as string)).toMatch(new RegExp(`query ${name} +hoadang \\(yours: --merchant\\)`));
  }
});

test('a state says which values each way of asking for it needs, and which ways change the whole site [CALL-07]', () => {
  const lobby = text('the lobby');
  expect(lobby).toMatch(/rows {2}the lobby \(played: true\) → nodeId$/m);
  expect(lobby).toMatch(
    /^ {2}With --jobs these run alone.*: the lobby \(game: hidden\).*the lobby \(won: games\)/m,
  );
  expect(lobby).not.toMatch(/run alone.*the lobby[;]/);
  const proof = text('a proof');
  expect(proof).toMatch(
    /rows {2}a proof \(of: work\) → workSalt, workChallenge, workMaxnumber, workIterations$/m,
  );
  expect(proof).toMatch(/rows {2}a proof \(of: captcha\) → captcha, captchaId$/m);
});

test('a state is explained as the run names it, with its parameters [CALL-07]', () => {
  const lines = text('the site (passkeys: false)');
  expect(lines).toMatch(/^the site\n/);
  expect(lines).toContain('passkeys: false  Whether members may have passkeys.');
  expect(lines).not.toContain('oneWallet');
  expect(lines).toContain('{"state":"the site","params":{"passkeys":false},"action":"setup"}');
  expect(() => explained('the site (passkeys: maybe)')).toThrow('is neither a call');
});

test('values of a state are examples of these values, not of what is made of them [CALL-07]', () => {
  const lines = explained('a proof');
  const answer = JSON.parse(
    lines[lines.findIndex((line: string) => line.startsWith('You answer')) + 1] ?? '',
  );
  expect(answer).toMatchObject({ workMaxnumber: 50, workIterations: 1000, captchaId: 'c-1' });
  expect(Object.values(answer).filter((value) => String(value).includes('eyJhbGciOiJub25lIn0'))).toEqual([]);
});

test('a level and a beginning list their calls, with what these ask of the states [CALL-07]', () => {
  const lottery = text('lottery');
  expect(lottery).toMatch(/^6 calls, 9 rows/);
  expect(lottery).toMatch(/^ {3}2 rows {2}lottery\.list +GET \/lgw\/lottery\/list$/m);
  const enter = text('enter');
  expect(enter).toMatch(/^enter, after guest\n/);
  expect(enter).toMatch(/rows {2}session\.logIn +POST \/wps\/session\/login$/m);
  expect(enter).toMatch(/^ {8}account: disabled {2}It is disabled\.$/m);
  expect(enter).not.toContain('questionsDaysAgo');
  expect(text('guest')).not.toContain('session.logIn');
});

test('with a level only what its rows ask for is explained [CALL-07]', () => {
  const atGuests = explained('content.notice', { level: 'guest' }).join('\n');
  expect(text('content.notice')).toContain('\n  a member\n');
  expect(atGuests).not.toContain('\n  a member\n');
  const member = explained('a member', { level: 'enter' }).join('\n');
  expect(member).toContain('loggedInOften: true');
  expect(member).not.toContain('questionsDaysAgo');
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
