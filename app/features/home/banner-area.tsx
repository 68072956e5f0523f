import { useQuery } from '@tanstack/react-query';
import { BannerSlide } from '../../domain/announcements/banner-slide';
import { keyOf } from '../../domain/announcements/key-of';
import { SiteCarousel } from '../../domain/media/site-carousel';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton';
import styles from './banner-area.module.css';
import { homeContentQuery } from './home.queries';

/** The banners of home: a carousel when there are several, nothing when there are none (HOME-01 to HOME-05). */
export function BannerArea() {
  useLocale();
  const { data, isPending, isError } = useQuery(homeContentQuery());
  if (isPending) return <Skeleton className={styles.pending} />;
  // The box stays, so that nothing below it jumps.
  if (!data && isError) {
    return <img className={styles.failed} src="/art/banners/lanterns.svg" alt="" width="640" height="280" />;
  }
  const banners = data?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <div className={styles.area} data-several={banners.length > 1 ? '' : undefined}>
      <SiteCarousel
        first
        label={m.banner_carousel_label()}
        slides={banners.map((banner, index) => ({
          id: keyOf(banner, index),
          content: <BannerSlide banner={banner} first={index === 0} />,
        }))}
      />
    </div>
  );
}
