import { account } from './account.ts';
import { agent } from './agent.ts';
import { contracts } from './contracts.ts';
import { edge } from './edge.ts';
import { games } from './games.ts';
import { gateway } from './gateway.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { mall } from './mall.ts';
import { money } from './money.ts';
import type { Mutant } from './mutant.ts';
import { referral } from './referral.ts';
import { rewards } from './rewards.ts';
import { shell } from './shell.ts';

/** All mutants, area by area. */
export const MUTANTS: readonly Mutant[] = [
  ...account,
  ...money,
  ...games,
  ...agent,
  ...rewards,
  ...mall,
  ...referral,
  ...help,
  ...home,
  ...shell,
  ...edge,
  ...gateway,
  ...contracts,
];
