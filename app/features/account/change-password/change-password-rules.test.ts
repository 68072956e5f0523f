import { describe, expect, it } from 'vitest';
import { changeIssues } from './change-password-rules';

const good = { old_password: 'Lantern2209', password: 'Lantern3310', confimpsw: 'Lantern3310' };

describe('rules of changing the password', () => {
  it('let a new password that was typed twice pass [CHPW-16 CHPW-18 CHPW-19]', () => {
    expect(changeIssues(good, true)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['12345', 'length'],
    ['x'.repeat(21), 'length'],
    ['with space', 'format'],
  ])('hold the old password "%s" against loginPassword: %s [CHPW-16]', (old_password, issue) => {
    expect(changeIssues({ ...good, old_password }, true)).toEqual({ old_password: issue });
  });

  it('let an empty old password pass where it is not asked for [CHPW-17]', () => {
    expect(changeIssues({ ...good, old_password: '' }, false)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['12345', 'length'],
    ['x'.repeat(21), 'length'],
    ['mậtkhẩu1', 'format'],
  ])('hold the new password "%s" against the shared rule: %s [CHPW-18]', (password, issue) => {
    expect(changeIssues({ ...good, password, confimpsw: password || 'x' }, true)).toMatchObject({
      password: issue,
    });
  });

  it.each([
    ['', 'required'],
    ['Lantern3311', 'mismatch'],
    ['lantern3310', 'mismatch'],
  ])('hold the confirmation "%s" back as %s [CHPW-19 CHPW-20 CHPW-21]', (confimpsw, issue) => {
    expect(changeIssues({ ...good, confimpsw }, true)).toEqual({ confimpsw: issue });
  });

  it('find everything that is wrong at once, in the order of the form [CHPW-20]', () => {
    const empty = { old_password: '', password: '', confimpsw: '' };
    expect(Object.keys(changeIssues(empty, true))).toEqual(['old_password', 'password', 'confimpsw']);
  });
});
