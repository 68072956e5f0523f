import { Link } from '@tanstack/react-router';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { drawnCover } from '@/app/domain/media/own-art';
import { m } from '@/app/paraglide/messages.js';
import { Tag } from '@/app/ui/tag';
import type { Lottery } from '@/contracts/games/lottery';
import { isPlayable } from '../game-flags';
import { gameSheetLink } from '../game-link';
import type { Draw } from './draws';
import { LastResult } from './last-result';
import styles from './lottery-card.module.css';
import { NextDraw } from './next-draw';

type Props = { lottery: Lottery; draw: Draw | undefined; first: boolean };

/** One lottery: a tap on it opens its sheet; only the fold of its prizes is for itself (GAME-88). */
export function LotteryCard({ lottery, draw, first }: Props) {
  const { nodeId, gameName, imageUrl } = lottery;
  const drawn = drawnCover(String(nodeId));
  const playable = isPlayable(lottery);
  return (
    <article className={styles.card} data-off={playable ? undefined : ''}>
      <div className={styles.head}>
        <span className={styles.cover}>
          <OperatorImage
            className={styles.picture}
            path={imageUrl || drawn}
            instead={drawn}
            alt=""
            width={72}
            height={96}
            first={first}
          />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link {...gameSheetLink(nodeId)} preload={false} className={styles.link}>
              <bdi translate="no">{gameName}</bdi>
            </Link>
          </h3>
          {!playable && <Tag tone="neutral">{m.lott_maintenance()}</Tag>}
          {draw ? <NextDraw draw={draw} /> : <p className={styles.numero}>{m.lott_no_draw()}</p>}
        </div>
      </div>
      {draw?.result && <LastResult result={draw.result} />}
    </article>
  );
}
