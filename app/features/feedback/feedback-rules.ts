import * as v from 'valibot';
import { FEEDBACK_MAX, FEEDBACK_MIN, FEEDBACK_TYPES } from '@/contracts/content/feedback';
import type { FieldIssue } from '../../forms/field-issues';

/** What is wrong with a feedback as it is typed; spaces around it do not count (HELP-23, HELP-24). */
export function feedbackIssue(content: string): FieldIssue | undefined {
  const { length } = content.trim();
  if (length === 0) return 'required';
  return length < FEEDBACK_MIN || length > FEEDBACK_MAX ? 'length' : undefined;
}

/** What the server takes: no longer than anybody can have meant, bounds as the contract says. */
export const feedbackSchema = v.object({
  content: v.pipe(v.string(), v.trim(), v.minLength(FEEDBACK_MIN), v.maxLength(FEEDBACK_MAX)),
  type: v.optional(v.picklist(FEEDBACK_TYPES)),
});
