import { isFlagOn } from '@/contracts/flags';

type Flags = { isGameH5?: unknown; supportPlay?: unknown; freeplay?: unknown };

/** Whether this front end leaves the game out: it is not made for browsers (GAME-99, GAME-101). */
export function isHidden({ isGameH5 }: Flags): boolean {
  return !flag(isGameH5, true);
}

/** Whether the game may be played now; else it is shown as under maintenance (GAME-97, GAME-101). */
export function isPlayable({ supportPlay }: Flags): boolean {
  return flag(supportPlay, true);
}

/** Whether the game offers a trial without money (GAME-100, GAME-101). */
export function hasFreePlay({ freeplay }: Flags): boolean {
  return flag(freeplay, false);
}

function flag(written: unknown, missing: boolean): boolean {
  return written === undefined || written === null || written === '' ? missing : isFlagOn(written);
}
