import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { OperatorImage } from '../../domain/media/operator-image';
import { sameId } from '../../lib/links/search-id';
import { m } from '../../paraglide/messages.js';
import { categoryName } from './category-name';
import styles from './category-tabs.module.css';
import type { PromotionCategory } from './promotion-summary';
import { promotionsSearch } from './promotions.search';

/**
 * The categories of the promotions as links, all of them first; the address says which is chosen, at once when it
 * changes (PROMO-11, ENT-31).
 */
export function CategoryTabs({ categories }: { categories: readonly PromotionCategory[] }) {
  const chosen = useLocation({ select: ({ search }) => promotionsSearch(search).category });
  const strip = useRef<HTMLUListElement>(null);
  const named = categories.filter((category) => categoryName(category) !== '');
  const current = named.find(({ id }) => chosen !== undefined && sameId(id, chosen));

  useEffect(() => {
    if (!current) return;
    const link = strip.current?.querySelector('[aria-current]');
    link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  if (named.length < 2) return null;
  return (
    <nav aria-label={m.promo_tabs_label()}>
      <ul ref={strip} className={styles.strip}>
        <li>
          <Tab id={undefined} isCurrent={!current}>
            {m.promo_tab_all()}
          </Tab>
        </li>
        {named.map((category) => (
          <li key={category.id}>
            <Tab id={category.id} isCurrent={category === current}>
              {category.iconImageUrl && (
                <OperatorImage
                  className={styles.icon}
                  path={category.iconImageUrl}
                  alt=""
                  width={20}
                  height={20}
                />
              )}
              <bdi>{categoryName(category)}</bdi>
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabProps = { id: number | string | undefined; isCurrent: boolean; children: ReactNode };

function Tab({ id, isCurrent, children }: TabProps) {
  return (
    <Link
      to="/m/activity"
      search={id === undefined ? {} : { category: id }}
      resetScroll={false}
      viewTransition={false}
      className={styles.tab}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent ? '' : undefined}
    >
      <span className={styles.chip}>{children}</span>
    </Link>
  );
}
