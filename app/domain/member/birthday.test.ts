import { describe, expect, it } from 'vitest';
import { birthdayIssue, birthdayRange } from './birthday';

const today = '2026-11-20';

describe('birthday', () => {
  it('is picked between 1900 and the end of the running year [REG-68 CONST-27]', () => {
    expect(birthdayRange({ today })).toEqual({ min: '1900-01-01', max: '2026-12-31' });
  });

  it.each([
    ['1996-04-18', undefined],
    ['1900-01-01', undefined],
    ['1899-12-31', 'format'],
    ['2027-01-01', 'format'],
    ['2001-02-29', 'format'],
    ['18/04/1996', 'format'],
    ['96-4-18', 'format'],
    ['2026-12-31', 'age'],
    ['2008-11-21', 'age'],
    ['2008-11-20', undefined],
  ])('%s is %s [REG-68 REG-69 REG-70 CONST-27 CONST-28 CONST-80]', (birthday, issue) => {
    expect(birthdayIssue(birthday, { ageLimit: 18, today })).toBe(issue);
  });

  it('is held against the limit of the market [REG-70 CONST-80]', () => {
    expect(birthdayIssue('2006-01-01', { ageLimit: 18, today })).toBeUndefined();
    expect(birthdayIssue('2006-01-01', { ageLimit: 21, today })).toBe('age');
  });

  it('of a leap day is of age on 1 March of a year without one [REG-70]', () => {
    expect(birthdayIssue('2008-02-29', { ageLimit: 18, today: '2026-02-28' })).toBe('age');
    expect(birthdayIssue('2008-02-29', { ageLimit: 18, today: '2026-03-01' })).toBeUndefined();
  });
});
