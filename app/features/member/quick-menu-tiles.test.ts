import { describe, expect, it } from 'vitest';
import { readFlags } from '../../../contracts/flags';
import { TILES, tilesShown } from './quick-menu-tiles';

const allOn = readFlags(Object.fromEntries(TILES.map(({ flag }) => [flag, true])));
const everywhere = () => true;

describe('the quick menu leads to [MEMB-14 MEMB-15 MEMB-16 MEMB-17 MEMB-18 MEMB-19 MEMB-21 MEMB-22 MEMB-26]', () => {
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
