import { createServerFn } from '@tanstack/react-start';
import { sendFeedback } from '../../../contracts/content/feedback';
import { inputOf, outcomeOf } from '../../lib/outcome';
import { siteContext } from '../../lib/site-context';
import { feedbackSchema } from './feedback-rules';

/** Sends a member's feedback to the operator (CALL-33, HELP-25, HELP-26). */
export const sendFeedbackFn = createServerFn({ method: 'POST' })
  .validator(inputOf(feedbackSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(sendFeedback, data());
      return null;
    }),
  );
