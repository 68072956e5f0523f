import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { categoryTarget } from '@/app/domain/games/game-categories';
import { HostedImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import type { LinkTarget } from '@/app/lib/links/link-target';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Icon } from '@/app/ui/icon';
import { SectionHead, sectionMore } from '@/app/ui/section-head';
import type { Game } from '@/contracts/games/game';
import rail from '../category-rail.module.css';
import { isHidden, isPlayable } from '../game-flags';
import { recentGamesQuery } from '../search/recent-games.queries';
import { useTiles } from '../use-tiles';
import strip from './game-strip.module.css';
import { firstFavouritesQuery, OWN_GAMES } from './own-games.queries';

export { warmOwnGames } from './own-games.queries';

/**
 * The games that a member played last, which a tap goes on with, and its favourites, which open their sheet (GAME-106).
 * What is not there with the page is not shown until the next visit: nothing below is pushed away.
 */
export function OwnGames() {
  useLocale();
  const recent = useStanding(useQuery({ ...recentGamesQuery(), select: ({ list }) => list }).data);
  const favourites = useStanding(
    useQuery({ ...firstFavouritesQuery(), select: ({ content }) => content }).data,
  );
  return (
    <>
      <Row title={m.home_recent_title()} all={categoryTarget('RECENT')} games={recent} plays />
      <Row title={m.home_favourites_title()} all={categoryTarget('FAV')} games={favourites} />
    </>
  );
}

/** Games that were there at first, as they are now; a row that stands stays while one is on the page. */
function useStanding(games: readonly Game[] | undefined): readonly Game[] {
  const shown = games?.filter((game) => !isHidden(game)).slice(0, OWN_GAMES) ?? [];
  const [first] = useState(shown);
  return first.length > 0 && shown.length > 0 ? shown : first;
}

type RowProps = { title: string; all: LinkTarget; games: readonly Game[]; plays?: boolean };

function Row({ title, all, games, plays = false }: RowProps) {
  const id = useId();
  const onTrial = isTrial(useSession());
  const { tiles } = useTiles();
  if (games.length === 0) return null;
  return (
    <section className={strip.strip} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <Link {...all} className={`${sectionMore} ${strip.all}`}>
          <span>{m.home_games_all()}</span>
          <span className="visually-hidden">{` ${title}`}</span>
          <Icon name="next" />
        </Link>
      </SectionHead>
      <ul className={rail.rail}>
        {games.map((game) => (
          <li key={game.nodeId}>
            {plays && isPlayable(game) ? (
              <Link
                {...linkOptions({
                  to: '/m/play',
                  search: { game: game.nodeId, freeplay: onTrial ? 1 : undefined },
                })}
                className={rail.item}
                preload={false}
              >
                <Face game={game} hosts={tiles.imageHosts} />
              </Link>
            ) : (
              <a
                href={tiles.sheetHref(game.nodeId)}
                className={rail.item}
                onClick={(event) => tiles.openSheet(event, game.nodeId)}
              >
                <Face game={game} hosts={tiles.imageHosts} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FaceProps = { game: Game; hosts: Parameters<typeof HostedImage>[0]['hosts'] };

function Face({ game: { nodeId, gameName, imageUrl }, hosts }: FaceProps) {
  const drawn = drawnCover(String(nodeId));
  const path = imageUrl || drawn;
  return (
    <>
      <HostedImage
        key={path}
        hosts={hosts}
        className={rail.tile}
        path={path}
        instead={drawn}
        alt=""
        width={60}
        height={80}
      />
      <span className={rail.two} translate="no">
        {gameName}
      </span>
    </>
  );
}
