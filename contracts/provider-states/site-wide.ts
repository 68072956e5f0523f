import type { ProviderState } from '../operation';
import type { StateName } from './states';

type Params = NonNullable<ProviderState['params']>;

const ALWAYS = () => true;
/** Limits that are counted by the visitor's address, or are the merchant's. */
const SHARED_LIMITS = ['registrations', 'freePlays', 'invitations', 'withdrawn'];

/**
 * States that change what is seen by rows which did not ask for them: switches of the merchant, what is published, games
 * and vendors of the lobby, what was won in it, limits that are counted by the visitor's address. Their rows run alone.
 */
const SITE_WIDE: Readonly<Partial<Record<StateName, (params: Params) => boolean>>> = {
  'the site': (params) => Object.keys(params).length > 0,
  registrations: ALWAYS,
  'the lobby': ({ game = 'open', won }) => game !== 'open' || won !== undefined,
  'a deposit channel': ALWAYS,
  // It sums up the days of every team anew.
  'the member’s team': ({ has }) => has === 'members',
  'the member’s money': ({ atVendor = false }) => atVendor === true,
  'the most is reached': ({ of }) => SHARED_LIMITS.includes(String(of)),
};

/** Whether rows in this state may not run beside others (`--jobs`). */
export function isSiteWide({ name, params = {} }: ProviderState): boolean {
  return SITE_WIDE[name as StateName]?.(params) ?? false;
}
