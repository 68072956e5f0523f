import { RETURNS } from '../../../seed/returns';
import { cards } from './cards';
import type { Engine, EngineName } from './engine';
import { fishing } from './fishing';
import { lotteryTable } from './lottery';
import { match } from './match';
import { slot } from './slot';

const BY_TYPE: Record<keyof typeof RETURNS, EngineName> = {
  RNG: 'slot',
  FISH: 'fishing',
  PVP: 'cards',
  LIVE: 'cards',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCKFIGHT: 'match',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  BINGO: 'lottery',
};

/** Games that are decided at once; a lottery waits for its draw. */
const ENGINES = { slot, fishing, cards, match } as unknown as Partial<Record<EngineName, Engine>>;

/** What plays a type of games, and the share of the stakes that comes back, in percent. */
export function engineOf(gameType: string) {
  const known = gameType in BY_TYPE ? (gameType as keyof typeof RETURNS) : 'RNG';
  const name = BY_TYPE[known];
  const engine = ENGINES[name] ?? null;
  return { name, engine, published: RETURNS[known], table: engine ? engine.table : lotteryTable };
}
