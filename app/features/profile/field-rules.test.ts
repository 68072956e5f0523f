import { expect, it } from 'vitest';
import { isSetOnce, profileIssue } from './field-rules';

const RULE = { enabled: false, required: false, minLength: 2, maxLength: 20, patternId: 'name' };
const LIMITS = { ageLimit: 18, today: '2026-11-22' };
const nickname = (typed: string, rule: typeof RULE | null = RULE) =>
  profileIssue('nickname', typed, rule, LIMITS);

it('judges a name by the registration’s rule of the same field, spaces around it left out [ACC-16 ACC-08 ACC-10]', () => {
  expect([' Minh An ', 'Ân'].map((typed) => nickname(typed))).toEqual([undefined, undefined]);
  expect(['', '  ', 'A', 'A'.repeat(21), 'An<3', '1An'].map((typed) => nickname(typed))).toEqual([
    'required',
    'required',
    'length',
    'length',
    'format',
    'format',
  ]);
  expect(nickname('An<3', null)).toBeUndefined();
});

it('asks of a birthday that it is one, of somebody old enough [ACC-16]', () => {
  const birthday = (typed: string) => profileIssue('birthday', typed, RULE, LIMITS);
  expect(['1996-04-18', '2008-11-22', '2008-11-23', '1996-02-30', ''].map(birthday)).toEqual([
    undefined,
    undefined,
    'age',
    'format',
    'required',
  ]);
});

it('has payee name and birthday told once [ACC-17]', () => {
  expect(['nickname', 'payeeName', 'birthday'].map((field) => isSetOnce(field as 'nickname'))).toEqual([
    false,
    true,
    true,
  ]);
});
