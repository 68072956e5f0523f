import type { OutputOf } from '@/contracts/operation';
import type { getReferral } from '@/contracts/referral/overview';

import { stringifySearch } from '../../lib/links/search-params';

type Invited = Pick<OutputOf<typeof getReferral>, 'code' | 'invitedBy'>;

/** The registration's address that names who invites: a member by the account, an agent by the code (INVITE-04). */
export function invitationLink(origin: string, { code, invitedBy }: Invited): string {
  return `${origin}/m/register${stringifySearch({ [invitedBy]: code })}`;
}
