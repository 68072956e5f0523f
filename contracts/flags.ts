/** Site flags the operator switches in the status answer (FLAG-01 to FLAG-22; what they do: docs/operator.md). */
export const SITE_FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'LINELOGIN3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'AGETRANSFERUP3',
  'AGETRANSFERDOWN3',
  'PTSYS3',
  'REWCEN3',
  'WITHREC3',
  'TRANSREC3',
  'SECPRIV',
  'MYACC',
  'MAILCEN',
  'FEEDBACK3',
  'CBS3',
  'VIPBENEFIT3',
  'PROMOCODE3',
  'REFERRAL3',
  'ANNOUNCENOW3',
  'OFFERAPPNOW3',
] as const;

export type SiteFlag = (typeof SITE_FLAGS)[number];
export type SiteFlags = Record<SiteFlag, boolean>;

const ON = new Set<unknown>([true, 1, '1', 'Y', 'true']);

/** Reads one flag as the gateway writes it; a missing flag is off (FLAG-22). */
export function isFlagOn(written: unknown): boolean {
  return ON.has(written);
}

/** All flags of a `whitelabel` object as plain booleans (FLAG-21). */
export function readFlags(whitelabel: Record<string, unknown>): SiteFlags {
  return Object.fromEntries(SITE_FLAGS.map((flag) => [flag, isFlagOn(whitelabel[flag])])) as SiteFlags;
}
