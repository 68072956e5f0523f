import type { PlayOperation } from './play-operation';

/** Lotteries and their draws. */
export function lotteryContracts(play: PlayOperation): void {
  void play;
}
