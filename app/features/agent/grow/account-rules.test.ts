import * as v from 'valibot';
import { expect, it } from 'vitest';
import { getRegisterRules, type RegisterRules } from '@/contracts/register/register-rules';
import { accountIssues } from './account-rules';

const RULES: RegisterRules = v.parse(getRegisterRules.output, getRegisterRules.example.output);
const issues = (more: object, rules = RULES) =>
  accountIssues(
    { account: 'hoa_moi', nickname: '', password: 'Lantern2209', kind: 'player', ...more },
    rules,
  );

it('asks of a new account what a registration asks for [AGENT-25 REG-12]', () => {
  expect(issues({})).toEqual({});
  expect(issues({ account: ' hoa_moi ', nickname: ' Hoa ' })).toEqual({});
  expect(issues({ account: '', password: '' })).toEqual({ account: 'required', password: 'required' });
  expect(issues({ account: 'ab', nickname: 'H', password: 'a1' })).toEqual({
    account: 'length',
    nickname: 'length',
    password: 'length',
  });
  expect(issues({ account: '1hoa', nickname: '!!', password: 'abcdefg' })).toEqual({
    account: 'format',
    nickname: 'format',
    password: 'format',
  });
});

it('leaves it to the gateway where the rules are not there [AGENT-25]', () => {
  expect(issues({ account: 'a', password: 'b' }, {})).toEqual({});
  expect(issues({ account: '' }, {})).toEqual({ account: 'required' });
});
