import type { HelpTab } from './content-item';
import { aboutTab } from './help/about';
import { accountTab } from './help/account';
import { appTab } from './help/app';
import { depositTab } from './help/deposit';
import { privacyTab } from './help/privacy';
import { responsibleTab } from './help/responsible';
import { rulesTab } from './help/rules';
import { termsTab } from './help/terms';
import { withdrawTab } from './help/withdraw';

/** Tabs of the demo site's help centre, in their order (HELP-09 to HELP-13). */
export const help: readonly HelpTab[] = [
  accountTab,
  depositTab,
  withdrawTab,
  rulesTab,
  appTab,
  responsibleTab,
  termsTab,
  privacyTab,
  aboutTab,
];
