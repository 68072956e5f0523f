import type { Handlers } from '../../platform/handler';
import { registerRules } from './register-rules';
import { registerSettings } from './register-settings';

/** What answers the calls `register.*`. */
export const registerHandlers = {
  'register.rules': registerRules,
  'register.settings': registerSettings,
} satisfies Handlers<'register'>;
