import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/skeleton';
import { SiteCarousel } from '../media/site-carousel';
import { BannerSlide } from './banner-slide';
import { type BannerGroup, bannersQuery } from './banners.queries';
import styles from './head-banners.module.css';

/** At most so many of a place turn by themselves. */
const MAX_BANNERS = 5;

/** The banners at the head of a screen; nothing where there are none (CONT-36, ENT-41 to ENT-50). */
export function HeadBanners({ group }: { group: BannerGroup }) {
  useLocale();
  const { data, isPending } = useQuery(bannersQuery(group));
  if (isPending) return <Skeleton className={styles.pending} />;
  const banners = data?.slice(0, MAX_BANNERS) ?? [];
  const [only] = banners;
  if (!only) return null;
  return (
    <div className={styles.area}>
      {banners.length === 1 ? (
        <BannerSlide banner={only} first />
      ) : (
        <SiteCarousel
          first
          label={m.banner_carousel_label()}
          slides={banners.map((banner, index) => ({
            id: `${index} ${banner.url}`,
            content: <BannerSlide banner={banner} first={index === 0} />,
          }))}
        />
      )}
    </div>
  );
}
