import { describe, expect, it } from 'vitest';
import {
  getsAgreementPrompts,
  getsUnreadCounts,
  hasMoney,
  isAgent,
  isFreeAccount,
  isTrial,
  mayStay,
} from './member-types';

const TYPES = [0, 1, 2, 4, 40, 41, 42] as const;
const those = (test: (member: { type: number }) => boolean) => TYPES.filter((type) => test({ type }));

describe('member types', () => {
  it('counts a member as agent unless the type is 0, 4 or 40 [ROLE-31 ROLE-44 CONST-38]', () => {
    expect(those(isAgent)).toEqual([1, 2, 41, 42]);
    expect(isAgent(null)).toBe(false);
  });

  it('takes the free-trial type and any session of free play for a trial [ROLE-28 ROLE-41 ROLE-47]', () => {
    expect(those(isTrial)).toEqual([4]);
    expect(isTrial({ type: 0, trial: true })).toBe(true);
    expect(isTrial({ type: 0, trial: false })).toBe(false);
    expect(isTrial(null)).toBe(false);
  });

  it('takes types 4 and 40 for free accounts, and no agent for one [ROLE-38 ROLE-39 ROLE-40 CONST-40]', () => {
    expect(TYPES.filter(isFreeAccount)).toEqual([4, 40]);
    expect(TYPES.filter((type) => isFreeAccount(type) && isAgent({ type }))).toEqual([]);
  });

  it('gives money and rewards to every member but those on trial and free accounts [FOOT-14 ROLE-39]', () => {
    expect(those(hasMoney)).toEqual([0, 1, 2, 41, 42]);
    expect([hasMoney({ type: 0, trial: true }), hasMoney(null)]).toEqual([false, false]);
  });

  it('lets the session of no trial, no agent and no guest outlast the browser [SESS-45]', () => {
    expect(those(mayStay)).toEqual([0, 40]);
    expect([mayStay({ type: 0, trial: true }), mayStay(null)]).toEqual([false, false]);
  });

  it('counts unread for members, not for guests and not on trial [ROLE-41 ROLE-42 ROLE-43]', () => {
    expect(those(getsUnreadCounts)).toEqual([0, 1, 2, 40, 41, 42]);
    expect(getsUnreadCounts({ type: 0, trial: true })).toBe(false);
    expect(getsUnreadCounts(null)).toBe(false);
  });

  it('prompts no type 4, 40, 41 and 42 to answer an agreement, and type 0 like agents [ROLE-45 AGENT-17 AGENT-23 CONST-39]', () => {
    expect(those(getsAgreementPrompts)).toEqual([0, 1, 2]);
    expect(getsAgreementPrompts({ type: 0, trial: true })).toBe(false);
    expect(getsAgreementPrompts(null)).toBe(false);
  });
});
