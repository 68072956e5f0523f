import type { SiteFlags } from '@/contracts/flags';
import type { SiteSettings } from '@/contracts/site';

type Site = Pick<SiteSettings, 'passkeys'> & { flags: SiteFlags; firebase: unknown };

/** What of the login shows on which site; an agent's has neither social logins nor passkeys. */
export const LOGIN_PARTS = {
  mobile: ({ flags }: Site) => flags.MOBILEVERCODELOGIN3,
  passkeys: ({ passkeys }: Site) => passkeys,
  line: ({ flags, firebase }: Site) => firebase !== null && flags.LINELOGIN3,
  facebook: ({ flags, firebase }: Site) => firebase !== null && flags.FACEBOOKLOGIN3,
  google: ({ flags, firebase }: Site) => firebase !== null && flags.GOOGLELOGIN3,
  forgotten: ({ flags }: Site) => flags.CHNGPASSMAIL3 || flags.CHNGPASSVERIF3,
};

/** The social logins that a site offers, in their order. */
export const socialChannels = (site: Site) =>
  (['line', 'facebook', 'google'] as const).filter((channel) => LOGIN_PARTS[channel](site));
