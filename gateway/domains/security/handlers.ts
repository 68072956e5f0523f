import type { Handlers } from '../../platform/handler';
import { objectToChange } from '../account-protection/object';
import { changeEmail, changeMobile } from './contacts';
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
