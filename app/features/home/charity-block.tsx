import { Link } from '@tanstack/react-router';
import { ownBannerOf } from '../../domain/media/own-art';
import { SiteCarousel } from '../../domain/media/site-carousel';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Block } from './block';
import styles from './blocks.module.css';
import type { HomeItem } from './home-content';
import { WordedPicture } from './worded-picture';

/** The charity as a carousel of at most five; a tap opens the list of all of it (HOME-23 to HOME-28). */
export function CharityBlock({ items }: { items: readonly HomeItem[] }) {
  useLocale();
  if (items.length === 0) return null;
  return (
    <Block name="charity" title={m.charity()} to="/m/charity">
      <SiteCarousel
        label={m.home_slides({ title: m.charity() })}
        slides={items.map(({ id, title, cover }) => ({
          id: String(id),
          content: (
            <Link to="/m/charity" className={styles.whole} draggable={false}>
              <WordedPicture shape="wide" title={title} path={cover} own={ownBannerOf(cover)} />
            </Link>
          ),
        }))}
      />
    </Block>
  );
}
