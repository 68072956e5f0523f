import { type EngineName, engineNameOf, RETURN_OF } from '../catalogue/returns';
import { baccarat } from './baccarat';
import { cards } from './cards';
import { cluster } from './cluster';
import { cockfight } from './cockfight';
import { dragon } from './dragon';
import type { Engine } from './engine';
import { fishing } from './fishing';
import { hold } from './hold';
import { lotteryTable } from './lottery';
import { match } from './match';
import { roulette } from './roulette';
import { slot } from './slot';
import { ways } from './ways';

/** Games that are decided at once; a lottery waits for its draw. */
const ENGINES = {
  slot,
  ways,
  cluster,
  hold,
  fishing,
  cards,
  dragon,
  baccarat,
  roulette,
  match,
  cockfight,
} as unknown as Partial<Record<EngineName, Engine>>;

/** What plays a game, by its type and cover, and the share of the stakes that comes back, in percent. */
export function engineOf(gameType: string, imageUrl: string) {
  const name = engineNameOf(gameType, imageUrl);
  const engine = ENGINES[name] ?? null;
  return { name, engine, published: RETURN_OF[name], table: engine ? engine.table : lotteryTable };
}
