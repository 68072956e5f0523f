import type { SiteFlags } from '@/contracts/flags';

export type RecoveryMethod = 'phone' | 'email';

/** The ways back in that the site's flags open, the default one first (FORGOT-04 to FORGOT-10). */
export function recoveryMethods(
  flags: Pick<SiteFlags, 'CHNGPASSVERIF3' | 'CHNGPASSMAIL3'>,
): RecoveryMethod[] {
  const methods: RecoveryMethod[] = [];
  if (flags.CHNGPASSVERIF3) methods.push('phone');
  if (flags.CHNGPASSMAIL3) methods.push('email');
  return methods;
}
