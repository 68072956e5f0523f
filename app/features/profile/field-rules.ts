import { PATTERNS, toPatternId } from '@/contracts/register/patterns';
import type { FieldRule } from '@/contracts/register/register-rules';
import { type BirthdayLimits, birthdayIssue } from '../../domain/member/birthday';
import type { FieldIssue } from '../../forms/field-issues';

/** The fields that a member fills in or changes here. */
export const PROFILE_FIELDS = ['nickname', 'payeeName', 'birthday'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Told once and read-only from then on (ACC-17). */
export const isSetOnce = (field: ProfileField): boolean => field !== 'nickname';

/** What is wrong with a new value, by the registration's rule of the same field; without one the gateway judges (ACC-16). */
export function profileIssue(
  field: ProfileField,
  typed: string,
  rule: FieldRule | null | undefined,
  limits: BirthdayLimits,
): FieldIssue | undefined {
  const value = typed.trim();
  if (value === '') return 'required';
  if (field === 'birthday') return birthdayIssue(value, limits);
  const length = [...value].length;
  if (rule && (length < rule.minLength || length > rule.maxLength)) return 'length';
  const pattern = toPatternId(rule?.patternId);
  return pattern && !PATTERNS[pattern].test(value) ? 'format' : undefined;
}
