import type { Handlers } from '../handler';
import { changeEmail, changeMobile } from './contacts';
import { objectToChange } from './object';
import { securityOverview } from './overview';
import { securityQuestions, setSecurityQuestions } from './questions';

/** What answers the calls `security.*`. */
export const securityHandlers = {
  'security.overview': securityOverview,
  'security.changeMobile': changeMobile,
  'security.changeEmail': changeEmail,
  'security.questions': securityQuestions,
  'security.setQuestions': setSecurityQuestions,
  'security.object': objectToChange,
} satisfies Handlers<'security'>;
