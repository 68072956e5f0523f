import type { PlayOperation } from './play-operation';

/** Launching a game, and the winner board. */
export function playContracts(play: PlayOperation): void {
  void play;
}
