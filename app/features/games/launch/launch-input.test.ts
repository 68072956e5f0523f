import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { launchGame } from '@/contracts/games/launch-game';
import { launchInputOf, offersFreePlay } from './launch-input';

const backUrl = 'https://site.example/m/slot-games';
const options = { freeplay: false, prizeMode: 'Lott', backUrl } as const;
const slot = { nodeId: 90001, vassalage: 'Trống Đồng', gameType: 'RNG', gameId: 7, gameCode: 'HOT-001' };
const lottery = (vassalage: string, lottoMode?: string | null) => ({
  ...slot,
  gameType: 'LOTT',
  vassalage,
  gameCode: 'LOTT-01',
  lottoMode,
});

/** Lottery vendors, without and with a play type. */
const PLAIN = ['TCG_LOTTO_VN', 'TCG_SEA'];
const WITH_PLAY_TYPE = ['LOTT', 'ELOTT'];
const MODES = [
  ['Tradition', 'trad'],
  ['TRADITION', 'trad'],
  ['trad', 'trad'],
  ['OFFICIAL', 'trad'],
  ['', 'trad'],
  [null, 'trad'],
  ['something new', 'trad'],
  ['Entertainment', 'ent'],
  [' ENTERTAINMENT ', 'ent'],
  ['ent', 'ent'],
  ['CREDIT', 'ent'],
];

describe('the generic launcher', () => {
  it('passes category, vendor, game id, node id and the free-play flag [LAUNCH-13 LAUNCH-14 LAUNCH-15 LAUNCH-16 LAUNCH-17 LAUNCH-18]', () => {
    const input = { category: 'RNG', vendor: 'Trống Đồng', gameId: 7, nodeId: 90001, backUrl };
    expect(launchInputOf({ ...slot, lottoMode: 'Tradition' }, options)).toEqual({ ...input, freeplay: 0 });
    expect(launchInputOf(slot, { ...options, freeplay: true })).toEqual({ ...input, freeplay: 1 });
  });

  it('is used by every vendor that is no lottery, whatever the category [LAUNCH-13]', () => {
    for (const vassalage of ['JILI', 'lott', 'TCG_LOTTO', 'ELOTT2']) {
      expect(launchInputOf({ ...slot, gameType: 'LOTT', vassalage }, options)).toMatchObject({
        category: 'LOTT',
        vendor: vassalage,
      });
    }
  });

  it('has something to say of a game that tells little of itself [LAUNCH-16]', () => {
    const input = launchInputOf({ nodeId: 'n-1', vassalage: 'JILI' }, options);
    expect(input).toMatchObject({ category: 'RNG', gameId: 'n-1' });
    expect(v.is(launchGame.input, input)).toBe(true);
  });
});

describe('the lottery launcher', () => {
  it.each(PLAIN)(
    'passes vendor, game code and prize mode of %s, and no play type [LAUNCH-03 LAUNCH-04 LAUNCH-07 LAUNCH-08 LAUNCH-09 LAUNCH-12]',
    (vendor) => {
      expect(launchInputOf(lottery(vendor, 'Entertainment'), options)).toEqual({
        vendor,
        gameCode: 'LOTT-01',
        prizeMode: 'Lott',
        backUrl,
      });
    },
  );

  it.each(WITH_PLAY_TYPE)(
    'passes the play type of %s besides [LAUNCH-05 LAUNCH-06 LAUNCH-07 LAUNCH-08 LAUNCH-09 LAUNCH-10 LAUNCH-11]',
    (vendor) => {
      expect(launchInputOf(lottery(vendor), { ...options, prizeMode: 'Elott' })).toEqual({
        vendor,
        gameCode: 'LOTT-01',
        prizeMode: 'Elott',
        playType: 'trad',
        backUrl,
      });
    },
  );

  it.each(MODES)(
    'sends for lotto mode %j play type %s [LAUNCH-19 LAUNCH-20 CONST-77]',
    (lottoMode, playType) => {
      for (const vendor of ['LOTT', 'ELOTT'])
        expect(launchInputOf(lottery(vendor, lottoMode), options)).toMatchObject({ playType });
    },
  );

  it('asks by the same call, in the words of its contract [LAUNCH-27 LAUNCH-28]', () => {
    expect(launchGame).toMatchObject({ method: 'GET', path: '/wps/game/launchGame' });
    for (const vendor of ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])
      expect(v.is(launchGame.input, launchInputOf(lottery(vendor), options))).toBe(true);
  });
});

it('offers free play by the flag, and never for a lottery, whose launcher could not say so [LAUNCH-18]', () => {
  const offered = (vassalage: string, freeplay?: unknown) =>
    offersFreePlay({ vassalage, freeplay: freeplay as number });
  expect([offered('JILI', 1), offered('JILI', 'Y'), offered('JILI', 0), offered('JILI')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(offered('LOTT', 1)).toBe(false);
});
