import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Banner } from '../../contracts/content/announcements';
import { type BannerMedia, bannerMedia } from '../lib/banner-media';
import { type BannerTarget, bannerTarget } from '../lib/banner-target';
import { imageAddress } from '../lib/image-host';
import { drawnBanner, ownBannerOf } from '../lib/own-art';
import { isStandalone } from '../lib/standalone';
import { VIDEO_DELAY } from '../lib/timing';
import { m } from '../paraglide/messages.js';
import { useSite } from '../session/site.queries';
import { BackgroundVideo } from '../ui/background-video';
import styles from './banner-slide.module.css';
import { useLocale } from './locale';
import { OperatorImage } from './operator-image';

const WIDTH = 640;
const HEIGHT = 280;

type Props = { banner: Banner; first: boolean };

/**
 * One banner, 16:7. The site's own pictures have no words, so the title stands on them; an operator's picture is shown
 * as it is, with the title as its text alternative.
 */
export function BannerSlide({ banner, first }: Props) {
  useLocale();
  const { streamHosts } = useSite();
  const router = useRouter();
  const media = bannerMedia(banner, streamHosts);
  const isMedia = media.kind !== 'picture' && media.src === banner.linkage;
  const target = isMedia ? null : bannerTarget(banner.linkage, (path) => path in router.routesByPath);
  const title = banner.title ?? '';
  const own = media.kind === 'picture' ? ownBannerOf(media.path) : undefined;
  return (
    <div className={styles.slide}>
      {media.kind === 'picture' ? (
        <OperatorImage
          className={own ? styles.own : styles.picture}
          path={own ?? media.path}
          instead={drawnBanner(banner.url)}
          alt={own ? '' : title}
          width={WIDTH}
          height={HEIGHT}
          first={first}
        />
      ) : (
        <MovingBanner media={media} title={title} first={first} />
      )}
      <BannerLink target={target} label={own ? undefined : title || m.banner_open()}>
        {own && title && (
          <span className={styles.words}>
            {target?.kind === 'screen' && target.to === '/m/activity' && (
              <span className={styles.tag}>{m.banner_tag_promotion()}</span>
            )}
            <span className={styles.title}>
              <bdi>{title}</bdi>
            </span>
          </span>
        )}
      </BannerLink>
    </div>
  );
}

function MovingBanner({
  media,
  title,
  first,
}: {
  media: Exclude<BannerMedia, { kind: 'picture' }>;
  title: string;
  first: boolean;
}) {
  const { imageHosts } = useSite();
  const isStream = media.kind === 'stream';
  return (
    <BackgroundVideo
      src={isStream ? media.src : imageAddress(media.src, imageHosts)}
      positionKey={isStream ? undefined : media.src}
      delay={isStream ? 0 : VIDEO_DELAY}
      playable={isStream}
      // The installed app shows the poster alone (SHELL-39).
      allowed={isStream || !isStandalone()}
      text={{ pause: m.banner_video_pause(), play: m.banner_video_play() }}
      poster={
        <OperatorImage
          className={styles.picture}
          path={media.poster || drawnBanner(media.src)}
          instead={drawnBanner(media.src)}
          alt={title}
          width={WIDTH}
          height={HEIGHT}
          first={first}
        />
      }
    />
  );
}

type LinkProps = { target: BannerTarget | null; label: string | undefined; children: ReactNode };

// Lies over the picture, so that a video's pause button stays outside the link.
function BannerLink({ target, label, children }: LinkProps) {
  const router = useRouter();
  if (!target) return children && <div className={styles.cover}>{children}</div>;
  if (target.kind === 'outside') {
    return (
      <a
        className={styles.cover}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        draggable={false}
      >
        {children}
      </a>
    );
  }
  return (
    <Link
      className={styles.cover}
      to={target.to}
      search={router.options.parseSearch(target.searchText) as never}
      aria-label={label}
      draggable={false}
    >
      {children}
    </Link>
  );
}
