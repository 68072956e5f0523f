import { expect, it, vi } from 'vitest';
import type { SiteContext } from '@/contracts/site';
import { carryOverFavourites } from './carry-over-favourites.server';

const trial = { id: 'opaque', merchantCode: 'm', userName: 'guest_1', type: 4, firstTimeLogin: false };

function site(session: typeof trial | null, nodeIds: number[] | Error) {
  const added: [string, unknown][] = [];
  const callGateway = vi.fn(async () => {
    if (nodeIds instanceof Error) throw nodeIds;
    return { nodeIds };
  });
  const callAs = (token: string) => async (_: unknown, input: { nodeId: number }) => {
    added.push([token, input.nodeId]);
    if (input.nodeId === 2) throw new Error('gone');
  };
  return { added, callGateway, given: { session, callGateway, callAs } as unknown as SiteContext };
}

it('gives the favourites of a trial to the account that takes its place, the last added last, one that fails left out [ROLE-41 GAME-63 GAME-65]', async () => {
  const here = site(trial, [3, 2, 1]);
  await carryOverFavourites(here.given, 'fresh');
  expect(here.added).toEqual([
    ['fresh', 1],
    ['fresh', 2],
    ['fresh', 3],
  ]);
});

it('costs a login over no trial nothing, and is no reason to refuse one [LOGIN-73 SESS-44]', async () => {
  for (const session of [null, { ...trial, type: 0 }]) {
    const here = site(session, [1]);
    await carryOverFavourites(here.given, 'fresh');
    expect([here.callGateway.mock.calls.length, here.added]).toEqual([0, []]);
  }
  const broken = site(trial, new Error('no list'));
  await expect(carryOverFavourites(broken.given, 'fresh')).resolves.toBeUndefined();
});
