import { useEffect, useRef } from 'react';
import { categoryName } from '../../domain/games/category-names';
import { CATEGORY_TABLE, type CategoryCode, categoryTarget } from '../../domain/games/game-categories';
import type { LinkTarget } from '../../lib/links/link-target';
import { StaticLink } from '../../lib/links/static-link';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Motif } from '../../ui/motif';
import styles from './category-rail.module.css';

type Props = {
  categories: readonly CategoryCode[];
  current: CategoryCode | undefined;
  /** Where an item leads; to its place in the category table unless told. */
  targetOf?: (category: CategoryCode) => LinkTarget;
  /** The items choose what stands below: the page stays where it is, in the history too. */
  inPlace?: boolean;
};

/** The categories as a row of links that runs off the screen; the current one is brought into sight (GAME-41). */
export function CategoryRail({ categories, current, targetOf = categoryTarget, inPlace = false }: Props) {
  useLocale();
  const rail = useRef<HTMLElement>(null);
  const shown = useRef(false);
  // By its own scroll position: `scrollIntoView` would move the page as well. What was swiped before the scripts came stays.
  useEffect(() => {
    // In the frame, which lays out anyway: here it would be done twice.
    const frame = requestAnimationFrame(() => {
      const isSwiped = !shown.current && rail.current?.scrollLeft !== 0;
      shown.current = true;
      const item = current && rail.current?.querySelector<HTMLElement>(`[data-category=${current}]`);
      if (!rail.current || !item || isSwiped) return;
      rail.current.scrollLeft = item.offsetLeft + (item.offsetWidth - rail.current.clientWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav ref={rail} className={styles.rail} aria-label={m.game_rail_label()}>
      {categories.map((category) => {
        const { motif } = CATEGORY_TABLE[category];
        return (
          <StaticLink
            key={category}
            target={targetOf(category)}
            inPlace={inPlace}
            className={styles.item}
            aria-current={category === current ? 'page' : undefined}
            data-category={category}
            data-current={category === current ? '' : undefined}
          >
            <span className={styles.tile}>
              <Motif name={motif} size={46} />
            </span>
            <span>{categoryName(category)}</span>
          </StaticLink>
        );
      })}
    </nav>
  );
}
