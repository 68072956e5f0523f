import { type ReactElement, useState } from 'react';
import { imageAddress } from '../../domain/media/image-host';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import styles from './article-player.module.css';
import { articleTitle } from './article-title';
import { articleVideo } from './article-video';
import type { ArticleSummary } from './articles.server';

type Props = { article: ArticleSummary; cover: ReactElement };

/** A player with controls for an item whose link is a video; its cover for any other, or if the video fails (CONT-33). */
export function ArticlePlayer({ article, cover }: Props) {
  const { imageHosts, streamHosts } = useSite();
  const [failed, setFailed] = useState(false);
  const video = articleVideo(article, streamHosts);
  if (!video || failed) return cover;
  return (
    // biome-ignore lint/a11y/useMediaCaption: operators publish no captions with their videos
    <video
      className={styles.player}
      src={video.kind === 'stream' ? video.src : imageAddress(video.src, imageHosts)}
      poster={article.picture ? imageAddress(article.picture, imageHosts) : undefined}
      aria-label={m.video_player_label({ title: articleTitle('video', article) })}
      controls
      playsInline
      preload="metadata"
      onError={() => setFailed(true)}
    />
  );
}
