import type { Banner } from '@/contracts/content/announcements';
import { bannerMedia } from '../../domain/announcements/banner-media';
import { bannerTarget } from '../../domain/announcements/banner-target';
import { BannerTargetLink } from '../../domain/announcements/banner-target-link';
import { keyOf } from '../../domain/announcements/key-of';
import { MovingPictureLater } from '../../domain/media/moving-picture-later';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnNews } from '../../domain/media/own-art';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useScreenExists } from '../../session/screen-exists';
import { useSite } from '../../session/site.queries';
import { Icon } from '../../ui/icon';
import { Block } from './block';
import styles from './blocks.module.css';

/** Videos with a link, one beside the other (HOME-21, HOME-22). */
export function VideoBlock({ videos }: { videos: readonly Banner[] }) {
  useLocale();
  const { streamHosts } = useSite();
  const exists = useScreenExists();
  const shown = videos.filter(
    (video) =>
      bannerMedia(video, streamHosts).kind !== 'picture' || bannerTarget(video.linkage, exists) !== null,
  );
  if (shown.length === 0) return null;
  return (
    <Block name="video" title={m.video()} to="/m/video">
      <ul className={styles.rail} data-alone={shown.length === 1 ? '' : undefined}>
        {shown.map((video, index) => (
          <li key={keyOf(video, index)}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** A link that ends in .mp4 plays as a background video over its picture. */
function VideoCard({ video }: { video: Banner }) {
  const { streamHosts } = useSite();
  const media = bannerMedia(video, streamHosts);
  const poster = media.kind === 'picture' ? media.path : media.poster;
  const title = video.title || m.video_untitled();
  return (
    <div className={styles.card}>
      <div className={styles.box}>
        <OperatorImage
          className={styles.picture}
          path={poster || drawnNews(video.url)}
          instead={drawnNews(video.url)}
          alt=""
          width={320}
          height={180}
        />
        {media.kind === 'picture' ? (
          <span className={styles.play}>
            <Icon name="play" size={24} />
          </span>
        ) : (
          <MovingPictureLater media={media} />
        )}
      </div>
      <BannerTargetLink linkage={video.linkage} className={styles.watch}>
        <bdi>{title}</bdi>
      </BannerTargetLink>
    </div>
  );
}
