import { A_MEMBER } from '../provider-states/given';
import { answer, at, call, given, minus, plus, story } from './story';

const TASKS = { 'the member': [A_MEMBER, { name: 'tasks' }] };
const points = call('member.pointsBalance');

/** Rewards, promotions, tasks and the points mall. */
export const rewardStories = [
  story(
    'reward-claimed',
    'A reward is claimed once: its money comes to the balance, and it is claimed from then on.',
    { 'the member': [A_MEMBER, { name: 'a reward', params: { state: 'open' } }] },
    call('wallet.balance').as('before'),
    call('rewards.centre')
      .as('centre')
      .must(at('rewards[].state').where('id', given('rewardId')).is('claimable')),
    call('rewards.claim').twiceButDoneOnce('reward.claimed'),
    call('rewards.centre').must(at('rewards[].state').where('id', given('rewardId')).is('claimed')),
    call('wallet.balance').must(
      at('sumBalance').is(
        plus(
          answer('before', 'sumBalance'),
          answer('centre', at('rewards[].money').where('id', given('rewardId'))),
        ),
      ),
    ),
  ),
  story(
    'promo-code',
    'A promo code brings its reward once, also when it is entered twice at the same moment.',
    { 'the member': [A_MEMBER, { name: 'a promo code', params: { state: 'open' } }] },
    call('rewards.centre').must(at('rewards[]').isEmpty()),
    call('rewards.promoCode').twiceButDoneOnce('promo.code.used').as('reward'),
    call('rewards.centre').must(
      at('rewards[]').hasEntries(1),
      at('rewards[0].id').is(answer('reward', 'id')),
    ),
  ),
  story(
    'application',
    'A promotion that was applied for is among the applications, and is applied for once.',
    { 'the member': [A_MEMBER, { name: 'content is published', params: { promotion: 'picture' } }] },
    call('rewards.request'),
    call('rewards.request').refused('reward.already.applied'),
    call('rewards.applications').must(at('list[]').where('promotionId', given('promotionId')).hasEntries(1)),
    call('rewards.centre').must(at('applications[].promotionId').contains(given('promotionId'))),
  ),
  story(
    'promotion-joined',
    'A promotion that was signed up for is among the applications, once.',
    { 'the member': [A_MEMBER, { name: 'content is published', params: { promotion: 'signUp' } }] },
    call('rewards.applications').must(at('list[].promotionId').lacks(given('promotionId'))),
    call('rewards.join').twiceUnderOneKey(),
    call('rewards.applications').must(at('list[]').where('promotionId', given('promotionId')).hasEntries(1)),
  ),
  story(
    'check-in-and-mission',
    'A day’s check-in and a mission that is done bring their points once each.',
    TASKS,
    points.as('before'),
    call('tasks.checkIn').twiceUnderOneKey().as('checked'),
    call('tasks.claimMission').twiceUnderOneKey().as('claimed'),
    points.must(at('').is(plus(answer('before'), answer('checked', 'points'), answer('claimed', 'points')))),
    call('tasks.overview').must(
      at('checkIn.streak').is(answer('checked', 'streak')),
      at('checkIn.days[].state').where('day', given('day')).is('done'),
      at('missions[].claimed').where('id', given('missionId')).is(true),
    ),
    call('tasks.checkIn').refused('task.done'),
    call('tasks.claimMission').refused('task.done'),
  ),
  story(
    'rebate',
    'What comes back of a week’s losses comes to the balance once.',
    TASKS,
    call('wallet.balance').as('before'),
    call('tasks.overview').as('tasks').must(at('rebate.claimed').is(false)),
    call('tasks.claimRebate').twiceUnderOneKey(),
    call('wallet.balance').must(
      at('sumBalance').is(plus(answer('before', 'sumBalance'), answer('tasks', 'rebate.amount'))),
    ),
    call('tasks.overview').must(at('rebate.claimed').is(true)),
    call('tasks.claimRebate').refused('task.done'),
  ),
  story(
    'points-spent',
    'What is taken from the mall costs its points once, is listed, and leaves one less in stock.',
    { 'the member': [A_MEMBER, { name: 'an item of the mall', params: {} }] },
    points.as('before'),
    call('mall.items').as('mall'),
    call('mall.redeem').twiceUnderOneKey().as('order'),
    points.must(at('').is(minus(answer('before'), given('points')))),
    call('mall.redemptions', { limit: 10 })
      .without('cursor')
      .must(at('list[]').hasEntries(1), at('list[0].orderNo').is(answer('order', 'orderNo'))),
    call('mall.items').must(
      at('items[].stock')
        .where('id', given('itemId'))
        .is(minus(answer('mall', at('items[].stock').where('id', given('itemId'))), 1)),
    ),
  ),
];
