import { createServerFn } from '@tanstack/react-start';
import { setSecurityQuestions } from '../../../../../contracts/security/questions';
import { inputOf, outcomeOf } from '../../../../lib/outcome';
import { siteContext } from '../../../../lib/site-context';

/** Keeps the answers, which leave the edge encrypted only (CALL-45, ACC-14). */
export const setSecurityQuestionsFn = createServerFn({ method: 'POST' })
  .validator(inputOf(setSecurityQuestions.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      await siteContext().callGateway(setSecurityQuestions, data());
      return null;
    }),
  );
