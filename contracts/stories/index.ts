import { agentStories } from './agents';
import { depositStories } from './deposits';
import { gameStories } from './games';
import { messageStories } from './messages';
import { moneyStories } from './money';
import { pageStories } from './pages';
import { rewardStories } from './rewards';
import { securityStories } from './security';
import { sessionStories } from './session';
import type { Story } from './story';
import { vendorStories } from './vendors';

/** Every story, in the order of the page. */
export const stories: readonly Story[] = [
  ...gameStories,
  ...sessionStories,
  ...securityStories,
  ...messageStories,
  ...moneyStories,
  ...depositStories,
  ...vendorStories,
  ...rewardStories,
  ...pageStories,
  ...agentStories,
];
