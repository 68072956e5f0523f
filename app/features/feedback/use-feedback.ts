import { useRef, useState } from 'react';
import type { FEEDBACK_TYPES } from '../../../contracts/content/feedback';
import { useIntent } from '../../lib/intent';
import { lazily } from '../../lib/outcome';
import { type FeedbackIssue, feedbackIssue } from './feedback-rules';

const functions = () => import('./feedback.functions');
const sendFeedback = lazily(functions, (all) => all.sendFeedbackFn);

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** What the form holds and does: a double tap sends once, a failure keeps the text (HELP-22 to HELP-26). */
export function useFeedback() {
  const [content, setContent] = useState('');
  const [type, setType] = useState<FeedbackType | ''>('');
  const [issue, setIssue] = useState<FeedbackIssue>();
  const [failure, setFailure] = useState<unknown>(null);
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const isSending = useRef(false);
  const sendOnce = useIntent();

  function write(text: string): void {
    setContent(text);
    if (issue) setIssue(feedbackIssue(text));
  }

  /** Sends what is written; answers what is wrong with it instead when it must not be sent. */
  async function send(): Promise<FeedbackIssue | undefined> {
    const wrong = feedbackIssue(content);
    setIssue(wrong);
    if (wrong || isSending.current) return wrong;
    isSending.current = true;
    setState('sending');
    setFailure(null);
    try {
      const data = { content: content.trim(), ...(type && { type }) };
      await sendOnce(data, (idempotencyKey) => sendFeedback({ data: { ...data, idempotencyKey } }));
      setContent('');
      setType('');
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('writing');
    }
    isSending.current = false;
    return undefined;
  }

  return { content, write, type, setType, issue, failure, state, send, again: () => setState('writing') };
}
