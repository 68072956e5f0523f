import type { Lottery } from '@/contracts/games/lottery';
import { isHidden } from '../game-flags';

export type LotteryGroup = { code: string; name: string; lotteries: Lottery[] };

type Menu = readonly { menuCode: string; menuName: string; gameCodes: readonly string[] }[];

/**
 * The lotteries in the operator's groups, in their order; what no group names stands behind them, as all do without a
 * menu (GAME-83). Games that this site does not show are left out.
 */
export function lotteryGroups(lotteries: readonly Lottery[], menu: Menu): LotteryGroup[] {
  const left = new Map(lotteries.filter((game) => !isHidden(game)).map((game) => [game.gameCode, game]));
  const groups = menu.map(({ menuCode, menuName, gameCodes }) => {
    const inside = gameCodes.flatMap((code) => left.get(code) ?? []);
    for (const { gameCode } of inside) left.delete(gameCode);
    return { code: menuCode, name: menuName, lotteries: [...new Set(inside)] };
  });
  return [...groups, { code: '', name: '', lotteries: [...left.values()] }].filter(
    ({ lotteries }) => lotteries.length > 0,
  );
}
