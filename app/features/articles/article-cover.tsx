import { MovingPictureLater } from '../../domain/media/moving-picture-later';
import { OperatorImage } from '../../domain/media/operator-image';
import { useSite } from '../../session/site.queries';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import styles from './article-cover.module.css';
import { articleVideo } from './article-video';
import type { ArticleSummary } from './articles.server';

type Props = {
  article: ArticleSummary;
  /** Seen at once, so loaded first. */
  first: boolean;
  /** Lets the item's video play muted over the picture (SHELL-34 to SHELL-41). */
  moving: boolean;
  isVideo: boolean;
  /** A link that covers the picture. */
  children?: Elements;
};

/** An item's picture, 16:9, or nothing when there is none or it cannot be loaded (CONT-10, CONT-26, HOME-28). */
export function ArticleCover({ article, first, moving, isVideo, children }: Props) {
  const { streamHosts } = useSite();
  const video = moving ? articleVideo(article, streamHosts) : null;
  if (!article.picture && !video) return null;
  const picture = (
    <OperatorImage
      className={styles.picture}
      path={article.picture}
      alt=""
      width={368}
      height={207}
      main={first}
    />
  );
  return (
    <div className={styles.box}>
      {picture}
      {video && <MovingPictureLater key={video.src} media={video} />}
      {isVideo && (
        <span className={styles.play}>
          <Icon name="play" size={24} />
        </span>
      )}
      {children}
    </div>
  );
}
