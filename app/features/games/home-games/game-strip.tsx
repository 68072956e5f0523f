import { Link } from '@tanstack/react-router';
import { categoryName } from '@/app/domain/games/category-names';
import { type CategoryCode, categoryTarget } from '@/app/domain/games/game-categories';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { FailedCard } from '@/app/shell/failed-card';
import { Icon } from '@/app/ui/icon';
import { SectionHead, sectionMore } from '@/app/ui/section-head';
import { isHidden } from '../game-flags';
import { GameTile } from '../game-tile';
import { PendingTile } from '../pending-tile';
import { useHotGames } from '../use-hot-games';
import { useTiles } from '../use-tiles';
import styles from './game-strip.module.css';
import { gamesShown } from './games-shown';

const PENDING_TILES = [0, 1, 2, 3, 4, 5];

/**
 * The games most played now, of all categories or of one: a double tile, then tiles in whole rows, and the way to all
 * of the category (HOME-45). HOT vanishes when it is empty (HOME-01), a chosen category says so.
 */
export function GameStrip({ category }: { category: CategoryCode }) {
  useLocale();
  const { data, isPending, isFetching, refetch } = useHotGames(category);
  const games = data?.list.filter((game) => !isHidden(game));
  if (games?.length === 0 && category === 'HOT') return null;
  const title = category === 'HOT' ? m.home_games_title() : categoryName(category);
  return (
    <section className={styles.strip} aria-labelledby="home-games" aria-busy={isPending}>
      <SectionHead id="home-games" title={title}>
        <AllGames category={category} title={title} />
      </SectionHead>
      {games ? (
        <Games games={games} />
      ) : isPending ? (
        <PendingGames />
      ) : (
        <FailedCard
          title={m.home_games_failed_title()}
          text={m.home_games_failed_text()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

/** The way to the category's own page (GAME-10, GAME-24). */
function AllGames({ category, title }: { category: CategoryCode; title: string }) {
  return (
    <Link {...categoryTarget(category)} className={`${sectionMore} ${styles.all}`}>
      <span>{m.home_games_all()}</span>
      <span className="visually-hidden">{` ${title}`}</span>
      <Icon name="next" />
    </Link>
  );
}

function Games({ games }: { games: Parameters<typeof GameTile>[0]['game'][] }) {
  const { tiles, isFavourite } = useTiles();
  const { three, four } = gamesShown(games.length);
  if (games.length === 0) return <p className={styles.none}>{m.home_games_none()}</p>;
  return (
    <ul className={styles.grid}>
      {games.slice(0, Math.max(three, four)).map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          tiles={tiles}
          isFavourite={isFavourite(game)}
          double={index === 0}
          className={styles.cell}
          data-only={index >= four ? 'three' : index >= three ? 'four' : undefined}
        />
      ))}
    </ul>
  );
}

function PendingGames() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {PENDING_TILES.map((tile) => (
        <PendingTile key={tile} className={`${styles.cell} ${styles.pending}`} />
      ))}
    </div>
  );
}
