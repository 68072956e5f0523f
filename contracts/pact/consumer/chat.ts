import type { PlayOperation } from './play-operation';

/** Live rooms and chat. */
export function chatContracts(play: PlayOperation): void {
  void play;
}
