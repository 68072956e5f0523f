import { createServerFn } from '@tanstack/react-start';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { setSecurityQuestions } from '@/contracts/security/questions';

/** Keeps the answers, which leave the edge encrypted only (CALL-45, ACC-14). */
export const setSecurityQuestionsFn = createServerFn({ method: 'POST' })
  .validator(inputOf(setSecurityQuestions.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(setSecurityQuestions, data());
      return null;
    }),
  );
