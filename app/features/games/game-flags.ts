import { isFlagOn } from '@/contracts/flags';

/** Whether this front end leaves the game out: it is not made for browsers (GAME-99, GAME-101). */
export function isHidden({ isGameH5 }: { isGameH5?: unknown }): boolean {
  return !flag(isGameH5, true);
}

/** Whether the game may be played now; else it is shown as under maintenance (GAME-97, GAME-101). */
export function isPlayable({ supportPlay }: { supportPlay?: unknown }): boolean {
  return flag(supportPlay, true);
}

/** Whether the game offers a trial without money (GAME-100, GAME-101). */
export function hasFreePlay({ freeplay }: { freeplay?: unknown }): boolean {
  return flag(freeplay, false);
}

function flag(written: unknown, missing: boolean): boolean {
  return written === undefined || written === null || written === '' ? missing : isFlagOn(written);
}
