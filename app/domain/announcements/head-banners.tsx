import { useQuery } from '@tanstack/react-query';
import { CAROUSEL_INTERVAL, RESIZE_DEBOUNCE } from '../../lib/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Carousel } from '../../ui/carousel';
import { Skeleton } from '../../ui/skeleton';
import { BannerSlide } from './banner-slide';
import { type BannerGroup, bannersQuery } from './banners.queries';
import styles from './head-banners.module.css';

/** At most so many of a place turn by themselves. */
const MAX_BANNERS = 5;

/** The banners at the head of a screen; nothing where there are none (CONT-36, ENT-41 to ENT-50). */
export function HeadBanners({ group }: { group: BannerGroup }) {
  const { language } = useLocale();
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
        <Carousel
          label={m.banner_carousel_label()}
          interval={CAROUSEL_INTERVAL}
          resizeDebounce={RESIZE_DEBOUNCE}
          dir={language.rtl ? 'rtl' : 'ltr'}
          text={{
            pause: m.carousel_pause(),
            play: m.carousel_play(),
            slide: (number, total) => m.carousel_slide({ number, total }),
          }}
          slides={banners.map((banner, index) => ({
            id: `${index} ${banner.url}`,
            content: <BannerSlide banner={banner} first={index === 0} />,
          }))}
        />
      )}
    </div>
  );
}
