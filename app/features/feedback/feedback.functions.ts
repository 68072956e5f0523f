import { createServerFn } from '@tanstack/react-start';
import type * as v from 'valibot';
import { sendFeedback } from '../../../contracts/content/feedback';
import { checked, outcomeOf } from '../../lib/outcome';
import { siteContext } from '../../lib/site-context';
import { feedbackSchema } from './feedback-rules';

/** Sends a member's feedback to the operator (CALL-33, HELP-25, HELP-26). */
export const sendFeedbackFn = createServerFn({ method: 'POST' })
  .validator((data: v.InferInput<typeof feedbackSchema>) => data)
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(sendFeedback, checked(feedbackSchema, data));
      return null;
    }),
  );
