import { useQuery } from '@tanstack/react-query';
import type { ArticleKind } from '../../domain/announcements/announcements';
import { BannerSlide } from '../../domain/announcements/banner-slide';
import { CAROUSEL_INTERVAL, RESIZE_DEBOUNCE } from '../../lib/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Carousel } from '../../ui/carousel';
import { Skeleton } from '../../ui/skeleton';
import { KINDS } from './article-kinds';
import { headBannersQuery } from './articles.queries';
import styles from './head-banners.module.css';

/** The banners above the alliance and charity lists; nothing where there are none (CONT-36). */
export function HeadBanners({ kind }: { kind: ArticleKind }) {
  const { banners } = KINDS[kind];
  return banners ? <Banners group={banners} /> : null;
}

function Banners({ group }: { group: 'm_members' | 'm_charity' }) {
  const { language } = useLocale();
  const { data = [], isPending } = useQuery(headBannersQuery(group));
  if (isPending) return <Skeleton className={styles.pending} />;
  const [only] = data;
  if (!only) return null;
  return (
    <div className={styles.area}>
      {data.length === 1 ? (
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
          slides={data.map((banner, index) => ({
            id: `${index} ${banner.url}`,
            content: <BannerSlide banner={banner} first={index === 0} />,
          }))}
        />
      )}
    </div>
  );
}
