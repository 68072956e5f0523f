import { expect, it } from 'vitest';
import { groupRewards } from './reward-groups';
import type { Reward, Standing } from './rewards.queries';
import { rewardsSearch, tasksSearch } from './rewards.search';

const reward = (id: string, more: Partial<Reward> = {}) =>
  ({ id, state: 'claimable', at: 1, claimBefore: 100, ...more }) as Reward;
const standing = (status: string, at = 1) => ({ promotionId: status, status, at }) as Standing;
const names = (items: ReturnType<typeof groupRewards>['past']) =>
  items.map((item) => ('reward' in item ? item.reward.id : item.standing.status));

it('puts what may be claimed first, the soonest over before the others, then what runs, then what is past [REWARD-03 REWARD-04 REWARD-05 REWARD-06 REWARD-07 REWARD-08 REWARD-09 REWARD-10 REWARD-11]', () => {
  const grouped = groupRewards(
    [
      reward('late', { claimBefore: 300 }),
      reward('soon', { claimBefore: 200 }),
      reward('had', { state: 'claimed', at: 5 }),
      reward('over', { state: 'closed', at: 9 }),
    ],
    ['applying', 'rejected', 'issued', 'claimed', 'process', 'signed', 'coming', 'closed'].map((status, at) =>
      standing(status, at),
    ),
  );
  expect(names(grouped.claimable)).toEqual(['soon', 'late']);
  expect(names(grouped.running)).toEqual(['coming', 'signed', 'process', 'applying']);
  expect(names(grouped.past)).toEqual(['over', 'closed', 'had', 'claimed', 'issued', 'rejected']);
});

it('takes a status that it does not know for one in progress, so that nothing is lost [REWARD-12]', () => {
  expect(names(groupRewards([], [standing('paused')]).running)).toEqual(['paused']);
});

it('reads of an address what it knows and nothing else', () => {
  expect(rewardsSearch({ show: 'past', reward: 'TH1', sheet: 'code', more: 1 })).toEqual({
    show: 'past',
    reward: 'TH1',
    sheet: 'code',
  });
  expect(rewardsSearch({ show: 'x', reward: '', sheet: 'y' })).toEqual({});
  expect([tasksSearch({ cycle: 'weekly' }), tasksSearch({ cycle: '', sheet: 1 })]).toEqual([
    { cycle: 'weekly' },
    {},
  ]);
});
