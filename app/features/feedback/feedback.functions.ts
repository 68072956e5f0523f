import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { sendFeedback } from '@/contracts/content/feedback';
import { idempotencyKey } from '@/contracts/shared/idempotency-key';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { feedbackSchema } from './feedback-rules';

const requestSchema = v.object({ ...feedbackSchema.entries, idempotencyKey });

/** Sends a member's feedback to the operator (CALL-33, HELP-25, HELP-26). */
export const sendFeedbackFn = createServerFn({ method: 'POST' })
  .validator(inputOf(requestSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { idempotencyKey, ...feedback } = data();
      await siteContext().callGateway(sendFeedback, feedback, { idempotencyKey });
      return null;
    }),
  );
