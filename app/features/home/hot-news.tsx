import { Link } from '@tanstack/react-router';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnNews } from '../../domain/media/own-art';
import { SiteCarousel } from '../../domain/media/site-carousel';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Block } from './block';
import styles from './blocks.module.css';
import type { HomeContent } from './home-content';

/** The news as a carousel of at most five (HOME-13 to HOME-16). */
export function HotNews({ news }: { news: HomeContent['news'] }) {
  useLocale();
  if (news.length === 0) return null;
  return (
    <Block name="news" title={m.hot_news()} to="/m/news">
      <SiteCarousel
        peek
        label={m.home_slides({ title: m.hot_news() })}
        slides={news.map((item) => ({ id: String(item.id), content: <NewsCard item={item} /> }))}
      />
    </Block>
  );
}

function NewsCard({ item: { id, title, cover, date } }: { item: HomeContent['news'][number] }) {
  return (
    <Link to="/m/newsDetail" search={{ id }} className={styles.card} draggable={false}>
      <span className={styles.box}>
        <OperatorImage
          className={styles.picture}
          path={cover || drawnNews(String(id))}
          instead={drawnNews(String(id))}
          alt=""
          width={320}
          height={180}
        />
      </span>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {date && <span className={styles.date}>{date}</span>}
    </Link>
  );
}
