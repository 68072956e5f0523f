import type { SiteFlags } from '@/contracts/flags';

/** Whether money may be sent to somebody of a team: right below oneself, where the site has it on. */
export const sendsDown = (flags: SiteFlags, level: number): boolean => flags.AGETRANSFERDOWN3 && level === 1;
