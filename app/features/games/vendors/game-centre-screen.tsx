import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryName } from '@/app/domain/games/category-names';
import { type CategoryCode, categoryTarget } from '@/app/domain/games/game-categories';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { FailedCard } from '@/app/shell/failed-card';
import { Icon } from '@/app/ui/icon';
import { SectionHead, sectionMore } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import type { Game } from '@/contracts/games/game';
import { GameTile } from '../game-tile';
import { NoGames } from '../lobby/no-games';
import { useTiles } from '../use-tiles';
import { allCategories } from './all-categories';
import { CentreTabs } from './centre-tabs';
import { firstGamesQuery } from './first-games.queries';
import styles from './vendors.module.css';

/** All categories, each with its first games and the way to all of them; one without games vanishes (GAME-104). */
export function GameCentreScreen() {
  useLocale();
  const { data: menus, isPending } = useQuery(gameMenusQuery());
  const categories = allCategories(menus?.list);
  const lists = useQueries({ queries: categories.map(firstGamesQuery) });
  const shared = useTiles();
  const isBare = lists.every(({ data, isError }) => isError || data?.length === 0);
  const isFailed = isBare && lists.some(({ isError }) => isError);
  // What stands above is known: neither an order nor a category without games moves what is read.
  const waiting = isPending ? 0 : lists.findIndex((list) => list.isPending);
  const known = waiting < 0 ? categories.length : waiting;
  return (
    <div className={styles.screen}>
      <CentreTabs />
      {isFailed ? (
        <FailedCard
          title={m.lobby_failed_title()}
          text={m.lobby_failed_text()}
          busy={lists.some(({ isFetching }) => isFetching)}
          onRetry={() => lists.map(({ refetch }) => refetch())}
        />
      ) : isBare ? (
        <NoGames path="/m/gameCenter" isFiltered={false} />
      ) : (
        <>
          {categories.slice(0, known).map((category, index) => {
            const games = lists[index]?.data;
            return games?.length ? (
              <Category key={category} category={category} games={games} {...shared} />
            ) : null;
          })}
          {categories.slice(known).map((category) => (
            <Skeleton key={category} className={styles.pending} />
          ))}
        </>
      )}
    </div>
  );
}

type CategoryProps = ReturnType<typeof useTiles> & { category: CategoryCode; games: readonly Game[] };

function Category({ category, games, tiles, isFavourite }: CategoryProps) {
  const id = `category-${category}`;
  const title = categoryName(category);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <Link {...categoryTarget(category)} className={sectionMore}>
          <span>{m.vendor_see_all()}</span>
          <span className="visually-hidden">{` ${title}`}</span>
          <Icon name="next" />
        </Link>
      </SectionHead>
      <ul className={styles.rail}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} tiles={tiles} isFavourite={isFavourite(game)} />
        ))}
      </ul>
    </section>
  );
}
