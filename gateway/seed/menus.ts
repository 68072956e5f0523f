import type { GameRow, menuVendors } from '../db/schema';
import { logoOf } from './vendor-logos';

type Group = { category: string; holds: (game: GameRow) => boolean };

const ofType =
  (...types: string[]) =>
  ({ gameType }: GameRow) =>
    types.includes(gameType);
const ofKind =
  (kind: string) =>
  ({ classifies }: GameRow) =>
    classifies.includes(`|${kind}|`);
const ofVendor =
  (vendor: string) =>
  ({ vassalage }: GameRow) =>
    vassalage === vendor;

/** The groups in the operator's order. Sports, E-sports and cockfight are one for the operator (GAME-34, GAME-35). */
const GROUPS: readonly Group[] = [
  { category: 'RNG', holds: ofType('RNG') },
  { category: 'FISH', holds: ofType('FISH') },
  { category: 'LIVE', holds: ofType('LIVE') },
  { category: 'SPORTS', holds: ofType('SPORTS', 'ESPORTS', 'COCKFIGHT') },
  { category: 'PVP', holds: ofType('PVP') },
  { category: 'LOTT', holds: ofType('LOTT') },
  { category: 'ELOTT', holds: (game) => ofType('ELOTT')(game) || ofVendor('LOTT')(game) },
  { category: 'JACKPOT', holds: ofKind('Jackpot') },
  { category: 'NEW', holds: ofKind('New') },
  { category: 'JL', holds: ofVendor('JILI') },
  { category: 'RTG', holds: ofVendor('RTG') },
  { category: 'INHOUSE', holds: ofKind('InHouse') },
  { category: 'FEATURE', holds: (game) => ofType('RNG')(game) && ofKind('FeatureBuy')(game) },
  { category: 'BINGO', holds: ofType('BINGO') },
];

/** The vendor sorting: in each group the vendors that have games in it, in the order of the games. */
export function menuRows(games: readonly GameRow[]): (typeof menuVendors.$inferInsert)[] {
  return GROUPS.flatMap(({ category, holds }) => {
    const own = games.filter(holds);
    return [...new Map(own.map((game) => [game.vassalage, game]))].map(([vassalage, { gameType }]) => ({
      groupCategory: category,
      vassalage,
      imageUrl: logoOf(vassalage),
      ownCategory: category === 'SPORTS' && gameType !== 'SPORTS' ? gameType : null,
    }));
  }).map((row, position) => ({ ...row, position }));
}
