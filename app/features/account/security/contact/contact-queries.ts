import type { SiteSettings } from '@/contracts/site';
import { passkeysQuery } from '../../passkeys/passkeys.queries';
import { securityOverviewQuery, securityQuestionsQuery } from '../security.queries';

/** What the screens of a contact show; asked for together, the questions also of who has not answered any. */
export const contactQueries = ({ passkeys }: Pick<SiteSettings, 'passkeys'>) => [
  securityOverviewQuery(),
  securityQuestionsQuery(),
  ...(passkeys ? [passkeysQuery()] : []),
];
