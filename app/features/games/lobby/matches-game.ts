import { plainText } from '@/app/lib/text/plain-text';
import type { Game } from '@/contracts/games/game';

/** Whether a game is of the vendor, and its name or vendor holds the text, without regard to case and accents. */
export function matchesGame(game: Game, vendor: string | undefined, text = ''): boolean {
  if (vendor !== undefined && game.vassalage !== vendor) return false;
  const wanted = plainText(text);
  return plainText(game.gameName).includes(wanted) || plainText(game.vassalage).includes(wanted);
}
