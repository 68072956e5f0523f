import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryName } from '@/app/domain/games/category-names';
import { categoryTarget } from '@/app/domain/games/game-categories';
import { vendorName } from '@/app/domain/games/vendor-name';
import { type SortedCategory, sortedCategories } from '@/app/domain/games/vendor-sorting';
import { OperatorImage } from '@/app/domain/media/operator-image';
import { initialOf } from '@/app/domain/member/initial';
import { wholeList } from '@/app/lists/list-state';
import { ListStates } from '@/app/lists/list-states';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { buttonClass } from '@/app/ui/button';
import { SectionHeading } from '@/app/ui/section-head';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import type { VendorSorting } from '@/contracts/games/menus';
import { CentreTabs } from './centre-tabs';
import { type Face, faceOf } from './vendor-face';
import { vendorFacesQuery } from './vendor-faces.queries';
import styles from './vendors.module.css';

const PENDING = [0, 1, 2];

/** The vendors of each category, which lead to its games of that vendor (GAME-103, GAME-104, GAME-107). */
export function ProviderScreen() {
  useLocale();
  return (
    <div className={styles.screen}>
      <CentreTabs />
      <Providers />
    </div>
  );
}

function Providers() {
  const query = useQuery(vendorFacesQuery());
  const shown = sortedCategories(query.data?.list ?? []).filter(({ vendors }) => vendors.length > 0);
  return (
    <ListStates
      list={wholeList(query, query.data && shown, ({ category }) => category)}
      failed={{ title: m.vendor_failed_title(), text: m.lobby_failed_text() }}
      pending={PENDING.map((section) => <Skeleton key={section} className={styles.pending} />)}
      empty={
        <StateCard kind="empty" title={m.vendor_empty_title()} text={m.lobby_empty_text()}>
          <Link to="/m/home" className={buttonClass('tonal')}>
            {m.lobby_empty_action()}
          </Link>
        </StateCard>
      }
    >
      {(categories) =>
        categories.map((one) => <Vendors key={one.category} {...one} sorting={query.data?.list ?? []} />)
      }
    </ListStates>
  );
}

function Vendors({ category, vendors, sorting }: SortedCategory & { sorting: VendorSorting }) {
  const { to, search } = categoryTarget(category);
  const id = `vendors-${category}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={categoryName(category)} />
      <ul className={styles.vendors}>
        {vendors.map((vendor) => (
          <li key={vendor}>
            <Link to={to} search={{ ...search, vendor }} className={styles.vendor}>
              <VendorFace vendor={vendor} {...faceOf(sorting, category, vendor)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its logo, or its first letter, its name, and how many games it has here. */
function VendorFace({ vendor, imageUrl, gameCount }: { vendor: string } & Face) {
  return (
    <>
      <span className={styles.face} translate="no" aria-hidden="true">
        <span>{initialOf(vendor, vendor)}</span>
        {imageUrl && <OperatorImage className={styles.logo} path={imageUrl} alt="" width={48} height={48} />}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} translate="no">
          {vendorName(vendor)}
        </bdi>
        {gameCount != null && <span className={styles.count}>{m.vendor_games({ count: gameCount })}</span>}
      </span>
    </>
  );
}
