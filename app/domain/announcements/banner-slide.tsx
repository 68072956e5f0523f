import type { Banner } from '@/contracts/content/announcements';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { MovingPictureLater } from '../media/moving-picture-later';
import { OperatorImage } from '../media/operator-image';
import { drawnBanner, ownBannerOf } from '../media/own-art';
import { bannerMedia } from './banner-media';
import styles from './banner-slide.module.css';
import { BannerTargetLink } from './banner-target-link';

const WIDTH = 368;
const HEIGHT = 161;

type Props = { banner: Banner; first: boolean };

/**
 * One banner, 16:7. The site's own pictures have no words, so the title stands on them; an operator's picture is shown
 * as it is, with the title as its text alternative.
 */
export function BannerSlide({ banner, first }: Props) {
  useLocale();
  const { streamHosts } = useSite();
  const media = bannerMedia(banner, streamHosts);
  const isMedia = media.kind !== 'picture' && media.src === banner.linkage;
  const isPromotion = /^\/m\/activity(?=[?]|$)/.test(banner.linkage ?? '');
  const title = banner.title ?? '';
  const own = media.kind === 'picture' ? ownBannerOf(media.path) : undefined;
  return (
    <div className={styles.slide}>
      <OperatorImage
        className={own ? styles.own : styles.picture}
        path={own ?? (media.kind === 'picture' ? media.path : media.poster || drawnBanner(media.src))}
        instead={drawnBanner(media.kind === 'picture' ? banner.url : media.src)}
        alt={own ? '' : title}
        width={WIDTH}
        height={HEIGHT}
        main={first}
      />
      {media.kind !== 'picture' && <MovingPictureLater media={media} />}
      <BannerTargetLink
        className={styles.cover}
        linkage={isMedia ? null : banner.linkage}
        label={own ? undefined : title || m.banner_open()}
      >
        {own && title && (
          <span className={styles.words}>
            {isPromotion && <span className={styles.tag}>{m.banner_tag_promotion()}</span>}
            <span className={styles.title}>
              <bdi>{title}</bdi>
            </span>
          </span>
        )}
      </BannerTargetLink>
    </div>
  );
}
