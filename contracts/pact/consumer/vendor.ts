import type { PlayOperation } from './play-operation';

/** The wallet as game vendors use it. */
export function vendorContracts(play: PlayOperation): void {
  void play;
}
