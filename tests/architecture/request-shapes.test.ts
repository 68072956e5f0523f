import { describe, expect, test } from 'vitest';
import { getHotGames } from '../../contracts/games/hot-games';
import { listGames } from '../../contracts/games/list-games';
import { register } from '../../contracts/member/register';
import { operations } from '../../contracts/operations';
import { contractedShapes } from '../../contracts/pact/request-shapes';
import { uncontracted } from '../../contracts/pact/uncontracted';
import type { RequestShape } from '../../contracts/request-shape';
import { getWallet } from '../../contracts/wallet/wallet';

const contracted = contractedShapes([getHotGames, listGames, getWallet]);
const asked = contractedShapes([getHotGames])[0] as RequestShape;
const problems = (change: Partial<RequestShape>) => uncontracted([{ ...asked, ...change }], contracted);

describe('a request without a contract is told by what no example has', () => {
  test('nothing, for what the examples themselves ask [CALL-06]', () => {
    expect(uncontracted(contractedShapes(operations), contractedShapes(operations))).toEqual([]);
  });

  test('a set of values, a value out of a list, a session, each of its own call [CALL-06]', () => {
    expect(problems({ names: [...asked.names, 'more'] })).toEqual([
      'games.hot: no example has just isPlatform, language, platform, more',
    ]);
    expect(problems({ values: { gameCategory: 'ALL' } })).toEqual([
      'games.hot: no example has gameCategory=ALL',
    ]);
    expect(problems({ names: ['isPlatform', 'platform'] })).toHaveLength(1);
    expect(uncontracted([{ ...asked, signedIn: true, operation: 'wallet.get' }], contracted)).not.toEqual([]);
    expect(problems({ signedIn: true })).toEqual([
      'games.hot: no example has just isPlatform, language, platform and a session',
    ]);
    expect(problems({ operation: 'games.new' })).toContain('games.new: no example has language=VI');
  });

  test('a device and a language, which any example of its backend service may have [CALL-06]', () => {
    expect(problems({ device: 'ANY' })).toEqual(['lgw: no example has Device: ANY']);
    expect(problems({ acceptLanguage: 'xx' })).toEqual(['lgw: no example has Accept-Language: xx']);
    const further = { ...asked, values: { language: 'LO' }, operation: 'games.list' };
    const known = [...contracted, { ...further, service: 'lgw' }];
    expect(uncontracted([{ ...asked, values: { language: 'LO' } }], known)).toEqual([]);
    expect(problems({ values: { language: 'LO' } })).toEqual(['lgw: no example has language=LO']);
  });

  test('the language of a call, where the site is written in it in full [CALL-06 LANG-01 LANG-02]', () => {
    const english = { ...asked, operation: 'games.list', values: { language: 'EN' }, service: 'lgw' };
    expect(uncontracted([{ ...asked, values: { language: 'EN' } }], [asked, english] as never)).toContain(
      'games.hot: no example has language=EN',
    );
  });

  test('fewer values than one example and more than another, where the operator chooses among fields [CALL-06 REG-75]', () => {
    const registers = contractedShapes([register]);
    const { names: least } = registers.find(({ names }) => names.includes('username')) as RequestShape;
    const ask = (names: string[]) => uncontracted([{ ...(registers[0] as RequestShape), names }], registers);
    expect(ask([...least, 'birthday'].sort())).toEqual([]);
    expect(ask([...least, 'shoeSize'].sort())).toHaveLength(1);
    expect(ask(['username'])).toHaveLength(1);
  });

  test('a filter more or less where each narrows by itself, and no fewer than all examples have [CALL-06]', () => {
    const listed = contractedShapes([listGames])[0] as RequestShape;
    const ask = (names: string[]) =>
      uncontracted([{ ...listed, names: names.sort(), values: {} }], contracted);
    const needed = ['clientType', 'language', 'pageNum', 'pageSize'];
    expect(ask([...needed, 'gameType', 'sort'])).toEqual([]);
    expect(ask(needed)).toEqual([]);
    expect(ask(needed.filter((name) => name !== 'pageNum'))).toHaveLength(1);
    expect(ask([...needed, 'colour'])).toHaveLength(1);
  });

  test('once, however often it is asked [CALL-06]', () => {
    const twice = [1, 2].map(() => ({ ...asked, device: 'ANY' }));
    expect(uncontracted(twice, contracted)).toHaveLength(1);
  });
});
