import type { ReactNode } from 'react';
import { imageAddress } from '../../lib/image-host';
import { isStandalone } from '../../lib/standalone';
import { VIDEO_DELAY } from '../../lib/timing';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { OperatorImage } from '../../shell/operator-image';
import { BackgroundVideo } from '../../ui/background-video';
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
  children?: ReactNode;
};

/** An item's picture, 16:9, or nothing when there is none or it cannot be loaded (CONT-10, CONT-26, HOME-28). */
export function ArticleCover({ article, first, moving, isVideo, children }: Props) {
  const { imageHosts, streamHosts } = useSite();
  const video = moving ? articleVideo(article, streamHosts) : null;
  if (!article.picture && !video) return null;
  const picture = (
    <OperatorImage
      className={styles.picture}
      path={article.picture}
      alt=""
      width={640}
      height={360}
      first={first}
    />
  );
  return (
    <div className={styles.box}>
      {video ? (
        <BackgroundVideo
          key={video}
          src={imageAddress(video, imageHosts)}
          positionKey={video}
          delay={VIDEO_DELAY}
          allowed={!isStandalone()}
          text={{ pause: m.banner_video_pause(), play: m.banner_video_play() }}
          poster={picture}
        />
      ) : (
        picture
      )}
      {isVideo && (
        <span className={styles.play}>
          <Icon name="play" size={24} />
        </span>
      )}
      {children}
    </div>
  );
}
