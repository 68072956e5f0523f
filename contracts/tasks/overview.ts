import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { address, count, day, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { CHECK_IN_STATES, MISSION_CYCLES } from './task-kinds';

/** Days of the running week in the site's time zone, Monday first; what days to come bring if none is left out. */
const checkIn = v.object({
  today: day,
  /** Days in a row by now: the one of today counts when it is done. */
  streak: count,
  days: readableEntries(v.object({ day, points: count, state: v.picklist(CHECK_IN_STATES) })),
});

const mission = v.object({
  id: someText,
  cycle: v.picklist(MISSION_CYCLES),
  /** The day, week or only time that it stands for; goes back with the claim. */
  period: someText,
  name: v.string(),
  text: v.string(),
  picture: tolerant(address, null),
  points: count,
  done: count,
  target: count,
  claimed: v.boolean(),
  /** Screen of the site where it is done. */
  link: tolerant(address, null),
});

/** Part of what a member lost in the week before, to be claimed in this one. */
const rebate = v.object({
  from: day,
  to: day,
  /** Hundredths of a percent. */
  rate: count,
  /** 0 where nothing comes back. */
  amount,
  /** How often it must be played before it may be withdrawn. */
  times: count,
  claimBefore: timestamp(),
  claimed: v.boolean(),
});

/**
 * The member's tasks. Each kind is there while a promotion of its key is on: `LOGIN`, `MISSION`, `SAVIOR` (INVITE-06 to
 * INVITE-09).
 */
export const getTasks = defineOperation({
  id: 'tasks.overview',
  method: 'GET',
  path: '/wps/tasks',
  moduleId: 'REWCEN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    /** When the running day ends. */
    dayEnds: timestamp(),
    checkIn: tolerant(checkIn, null),
    missions: readableEntries(mission),
    rebate: tolerant(rebate, null),
  }),
  refusals: [],
  example: {
    state: [A_MEMBER, { name: 'tasks' }],
    holds: {
      'missions[].claimed': 'same',
      'rebate.amount': 'positive',
      'rebate.claimed': 'same',
      'rebate.claimBefore': 'future',
    },
    input: {},
    output: {
      dayEnds: 1755795600000,
      checkIn: {
        today: '2025-08-21',
        streak: 3,
        days: [{ day: '2025-08-18', points: 10, state: 'done' }],
      },
      missions: [
        {
          id: 'fish-rounds',
          cycle: 'daily',
          period: '2025-08-21',
          name: 'Thợ săn đại dương',
          text: 'Chơi 10 lượt bắn cá.',
          picture: '/art/covers/fish-crab-1.svg',
          points: 40,
          done: 6,
          target: 10,
          claimed: false,
          link: '/m/fish-games',
        },
      ],
      rebate: {
        from: '2025-08-11',
        to: '2025-08-17',
        rate: 300,
        amount: 76_800,
        times: 1,
        claimBefore: 1756054800000,
        claimed: false,
      },
    },
  },
});
