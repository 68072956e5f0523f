import type { ProviderState } from '../operation';
import type { ComposedName } from './states';

type Params = NonNullable<ProviderState['params']>;

const ALWAYS = () => true;
/** Limits that are counted by the visitor's address, or are the merchant's. */
const SHARED_LIMITS = ['registrations', 'freePlays', 'invitations', 'withdrawn'];

/**
 * States that change what is seen by rows which did not ask for them: switches of the merchant, what is published, games
 * and vendors of the lobby, limits that are counted by the visitor's address. Their rows run alone.
 */
const SITE_WIDE: Readonly<
  Partial<Record<ComposedName | 'a jackpot has fallen' | 'nothing is published', (params: Params) => boolean>>
> = {
  'the site': (params) => Object.keys(params).length > 0,
  registrations: ALWAYS,
  'a game': ({ state = 'open' }) => state !== 'open',
  'a deposit channel': ALWAYS,
  // It sums up the days of every team anew.
  'the agent has a team': ALWAYS,
  'the member has money at a vendor': ALWAYS,
  'the most is reached': ({ of }) => SHARED_LIMITS.includes(String(of)),
  'a jackpot has fallen': ALWAYS,
  'nothing is published': ALWAYS,
};

/** Whether rows in this state may not run beside others (`--jobs`). */
export function isSiteWide({ name, params = {} }: ProviderState): boolean {
  return SITE_WIDE[name as ComposedName]?.(params) ?? false;
}
