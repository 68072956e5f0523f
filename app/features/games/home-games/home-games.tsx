import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { CategoryCode } from '@/app/domain/games/game-categories';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { railCategories } from '@/app/domain/games/vendor-sorting';
import { CategoryRail } from '../category-rail';
import { GameStrip } from './game-strip';

/** The categories, and the games most played now of the one that the address names (HOME-45, HOME-46, GAME-25). */
export function HomeGames({ category }: { category: CategoryCode }) {
  const { data: menus } = useQuery(gameMenusQuery());
  return (
    <>
      <CategoryRail
        categories={railCategories(menus?.list)}
        current={category}
        targetOf={homeTarget}
        inPlace
      />
      <GameStrip category={category} />
    </>
  );
}

/** HOT is home without a search, as logo and footer bar lead to it (HDR-04 to HDR-06, FOOT-02 to FOOT-04). */
function homeTarget(category: CategoryCode) {
  return linkOptions({ to: '/m/home', search: category === 'HOT' ? {} : { category } });
}
