import type { ProviderState } from '../../operation';
import type { ProviderStateName } from './index';

/**
 * States that change what is seen by rows which did not ask for them: switches of the merchant, what is published, games
 * and vendors of the lobby, limits that are counted by the visitor's address, and whose undoing would be seen as well.
 * Their rows run alone.
 */
const SITE_WIDE: readonly ProviderStateName[] = [
  'the visitor is blocked by location',
  'the platform is under maintenance',
  'the vendor of the game is under maintenance',
  'a trial member asks for a game without free play',
  'free play is offered',
  'free play is not offered',
  'the address has had its free plays',
  'the address has opened as many invitations as an hour allows',
  'every registration field is enabled',
  'the site takes no passkeys',
  'the site takes no withdrawals',
  'one wallet serves every game',
  'a member may deposit',
  'the channel is closed',
  'the channel takes larger amounts',
  'the site has no points mall',
  'the site of who redeems an item has no points mall',
  'nobody invites friends at the site',
  'nobody may check in',
  'there are no missions',
  'there are no rebates',
  'so many codes were asked for that the next one takes work',
  'a member has an e-mail address, and a mail takes no work',
  'a registration with work that was asked for',
  'registration is shut',
  'a jackpot has fallen',
  'a registration that keeps the rules',
  'a registration with a right SMS code',
  'a registration where the least is asked for',
  'a registration where no password is asked for',
  'a registration with every field',
  'a registration with a number that Firebase proved',
  'a registration with a Firebase identity',
  'a registration with an identity where the least is asked for',
  'a registration with an identity and every field',
  'a registration with a taken username',
  'a registration with a taken mobile number',
  'a registration with a wrong captcha',
  'a registration with work instead of a captcha',
  'a registration without work that is asked for',
  'a registration with a wrong SMS code',
  'a registration with an expired SMS code',
  'a registration with a Firebase identity that is not good',
  'a registration with an unknown invitation code',
  'a registration with an invitation code of another domain',
  'a registration with an unknown recommender',
  'a registration of a minor',
  'a registration that breaks a rule',
];

/** Whether rows in this state may not run beside others (`--jobs`). */
export function isSiteWide({ name }: ProviderState): boolean {
  return (SITE_WIDE as readonly string[]).includes(name);
}
