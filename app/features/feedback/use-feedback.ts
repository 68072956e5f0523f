import { useState } from 'react';
import { FEEDBACK_MAX, FEEDBACK_MIN, type FEEDBACK_TYPES } from '@/contracts/content/feedback';
import { useForm } from '../../forms/use-form';
import { useKeptFields } from '../../forms/use-kept-fields';
import { lazily } from '../../lib/calls/outcome';
import { m } from '../../paraglide/messages.js';
import { useIntent } from '../../session/use-intent';
import { feedbackIssue } from './feedback-rules';

const functions = () => import('./feedback.functions');
const sendFeedback = lazily(functions, (all) => all.sendFeedbackFn);

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
type Values = { type: FeedbackType | ''; content: string };

const EMPTY: Values = { type: '', content: '' };
const WORDS = {
  type: () => ({ label: m.feedback_type() }),
  content: () => ({ label: m.feedback_content(), bounds: { min: FEEDBACK_MIN, max: FEEDBACK_MAX } }),
};

/** The form of feedback, and whether it was sent (HELP-22 to HELP-26). */
export function useFeedback() {
  const [isSent, setSent] = useState(false);
  const sendOnce = useIntent('feedback');
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check({ content }) {
      const issue = feedbackIssue(content);
      return issue ? { content: issue } : {};
    },
    async send({ type, content }) {
      const data = { content: content.trim(), ...(type && { type }) };
      await sendOnce(data, (idempotencyKey) => sendFeedback({ data: { ...data, idempotencyKey } }));
      form.reset();
      setSent(true);
    },
  });
  useKeptFields('feedback', form, ['type', 'content']);
  return { ...form, isSent, again: () => setSent(false) };
}
