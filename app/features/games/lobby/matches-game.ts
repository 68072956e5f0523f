import type { Game } from '../../../../contracts/games/game';

/** Whether a game is of the vendor, and its name or vendor holds the text, without regard to case and accents. */
export function matchesGame(game: Game, vendor: string | undefined, text = ''): boolean {
  if (vendor !== undefined && game.vassalage !== vendor) return false;
  const wanted = plain(text);
  return plain(game.gameName).includes(wanted) || plain(game.vassalage).includes(wanted);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
}
