import type { FieldIssue, Issues } from '@/app/forms/field-issues';
import { PATTERNS, toPatternId } from '@/contracts/register/patterns';
import type { FieldRule, RegisterRules } from '@/contracts/register/register-rules';
import type { DownlineKind } from '@/contracts/team/create-downline';

export type AccountValues = { account: string; nickname: string; password: string; kind: DownlineKind };
type Typed = Exclude<keyof AccountValues, 'kind'>;

/** Which rule of a registration each field keeps. */
const RULES = { account: 'username', nickname: 'nickname', password: 'password' } as const;
const ANY: FieldRule = { enabled: true, required: false, minLength: 1, maxLength: 64 };

/** Lengths of a field by the site's rule. */
export function boundsOf(rules: RegisterRules | undefined, field: Typed): { min: number; max: number } {
  const { minLength, maxLength } = rules?.[RULES[field]] ?? ANY;
  return { min: Math.max(1, minLength), max: maxLength };
}

/** The first issue of each field by the rules of a registration, in the order of the form (AGENT-25). */
export function accountIssues(values: AccountValues, rules: RegisterRules | undefined): Issues<Typed> {
  const issues: Issues<Typed> = {};
  for (const field of ['account', 'nickname', 'password'] as const) {
    const issue = issueOf(field, sentOf(values)[field], rules);
    if (issue) issues[field] = issue;
  }
  return issues;
}

/** What is sent: a password as it is, everything else without the spaces around it. */
export const sentOf = ({ account, nickname, password, kind }: AccountValues): AccountValues => ({
  account: account.trim(),
  nickname: nickname.trim(),
  password,
  kind,
});

function issueOf(field: Typed, value: string, rules: RegisterRules | undefined): FieldIssue | undefined {
  if (value === '') return field === 'nickname' ? undefined : 'required';
  const { min, max } = boundsOf(rules, field);
  const { length } = [...value];
  if (length < min || length > max) return 'length';
  const pattern = toPatternId(rules?.[RULES[field]]?.patternId);
  return pattern && !PATTERNS[pattern].test(value) ? 'format' : undefined;
}
