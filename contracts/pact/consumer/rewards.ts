import { expect, test } from 'vitest';
import { getRewardCentre } from '../../rewards/centre';
import { claimReward } from '../../rewards/claim-reward';
import { redeemPromoCode } from '../../rewards/promo-code';
import { checkIn, claimMission, claimRebate } from '../../tasks/claims';
import { getTasks } from '../../tasks/overview';
import type { PlayOperation } from './play-operation';

/** The reward centre, promo codes and tasks. */
export function rewardContracts(play: PlayOperation): void {
  test('reads rewards with their conditions, and applications with their status [REWARD-03 REWARD-12 CALL-88]', async () => {
    const { pins } = await play(getRewardCentre);
    expect(pins).toEqual(
      expect.arrayContaining(['rewards[].times', 'rewards[].claimBefore', 'applications[].status']),
    );
  });

  test('claims a reward by its id alone, once for its key [REWARD-03 CALL-88]', async () => {
    const { refusals } = await play(claimReward);
    expect(claimReward).toMatchObject({ method: 'POST', path: '/wps/rewards/claim', idempotent: true });
    expect(Object.keys(claimReward.input.entries)).toEqual(['rewardId']);
    expect(refusals).toEqual(expect.arrayContaining(['reward.unknown', 'reward.claimed', 'reward.over']));
  });

  test('turns a code into a reward, once for its key [INVITE-10 CALL-88]', async () => {
    const { pins, refusals } = await play(redeemPromoCode);
    expect(pins).toEqual(expect.arrayContaining(['id', 'money', 'points', 'times']));
    expect(refusals).toEqual(
      expect.arrayContaining([
        'promo.code.wrong',
        'promo.code.used',
        'promo.code.over',
        'promo.code.not.yours',
        'rate.limited',
      ]),
    );
  });

  test('reads the week of check-ins, the missions and what comes back of a lost week [INVITE-06 INVITE-07 INVITE-08 INVITE-09]', async () => {
    const { pins } = await play(getTasks);
    expect(pins).toEqual(
      expect.arrayContaining(['checkIn.days[].state', 'missions[].done', 'rebate.amount', 'dayEnds']),
    );
  });

  test.each([
    [checkIn, ['day']],
    [claimMission, ['missionId', 'period']],
    [claimRebate, ['week']],
  ] as const)(
    'claims what a task brings by the day or week that was shown, once for its key [INVITE-06 INVITE-07 INVITE-08 INVITE-09 CALL-88]',
    async (operation, names) => {
      const { refusals } = await play(operation);
      expect(operation).toMatchObject({ method: 'POST', idempotent: true });
      expect(Object.keys(operation.example.input as object)).toEqual(names);
      expect(refusals).toEqual(
        expect.arrayContaining(['account.trial', 'task.over', 'task.done', 'task.closed']),
      );
    },
  );
}
