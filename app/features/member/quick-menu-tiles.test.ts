import { describe, expect, it } from 'vitest';
import { readFlags } from '@/contracts/flags';
import { TILES, tilesShown } from './quick-menu-tiles';

const allOn = readFlags(Object.fromEntries(TILES.map(({ flag }) => [flag, true])));
const everywhere = () => true;

// What the page shows of the table is tested in quick-menu.test.tsx.
describe('the table of tiles leads to', () => {
  it.each([
    ['rewards', '/m/rewardCenter', 'REWCEN3'],
    ['invite', '/m/inviteFriends', 'REFERRAL3'],
    ['withdrawReport', '/m/withdrawReport', 'WITHREC3'],
    ['record', '/m/transaction/record', 'TRANSREC3'],
    ['security', '/m/securityCenter', 'SECPRIV'],
    ['account', '/m/myAccount/index', 'MYACC'],
    ['news', '/m/webEmail', 'MAILCEN'],
    ['feedback', '/m/feedback', 'FEEDBACK3'],
  ] as const)('%s at %s while flag %s is on', (id, to, flag) => {
    expect(tilesShown(allOn, everywhere)).toContainEqual(expect.objectContaining({ id, to }));
    const without = tilesShown({ ...allOn, [flag]: false }, everywhere).map((tile) => tile.id);
    expect(without).not.toContain(id);
    expect(without).toHaveLength(TILES.length - 1);
  });

  it('no screen that the site does not have', () => {
    expect(tilesShown(allOn, (path) => path === '/m/webEmail').map(({ id }) => id)).toEqual(['news']);
  });
});
