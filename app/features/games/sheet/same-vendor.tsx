import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import { sameId } from '@/app/lib/links/search-id';
import { m } from '@/app/paraglide/messages.js';
import type { Game } from '@/contracts/games/game';
import { isHidden, isPlayable } from '../game-flags';
import { gameSheetLink } from '../game-link';
import { gamesQuery } from '../games.queries';
import styles from './same-vendor.module.css';

const SHOWN = 8;

/** Other games of the same vendor; a tap switches the sheet to one of them. */
export function SameVendor({ game }: { game: Game }) {
  const headingId = useId();
  const { data } = useInfiniteQuery(gamesQuery({ vassalage: game.vassalage }));
  const others = (data?.pages[0]?.games ?? [])
    .filter((other) => !sameId(other.nodeId, game.nodeId) && !isHidden(other) && isPlayable(other))
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={styles.same} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {m.sheet_same_vendor()}
      </h3>
      <ul className={styles.rail}>
        {others.map(({ nodeId, gameName, imageUrl }) => (
          <li key={nodeId}>
            <Link {...gameSheetLink(nodeId)} state={true} replace preload={false} className={styles.game}>
              <span className={styles.cover}>
                <OperatorImage
                  className={styles.picture}
                  path={imageUrl || drawnCover(String(nodeId))}
                  instead={drawnCover(String(nodeId))}
                  alt=""
                  width={120}
                  height={160}
                />
              </span>
              <span className={styles.name}>
                <bdi translate="no">{gameName}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
