import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { MALL_KINDS, type MallKind } from '@/contracts/mall/kinds';
import { useChosen } from '../../lib/links/use-chosen';
import { useCloseSheet } from '../../lib/links/use-close-sheet';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { pointsQuery } from '../../session/member.queries';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { Loaded } from '../../shell/loaded';
import { buttonClass } from '../../ui/button';
import { Chip, ChipStrip, chipLink } from '../../ui/chips';
import { Skeleton } from '../../ui/skeleton';
import { StackedParts } from '../../ui/stacked-parts';
import { StateCard } from '../../ui/state-card';
import { Switch } from '../../ui/switch';
import { ItemSheet } from './item-sheet';
import { isAffordable } from './item-standing';
import { type MallItem, mallItemsQuery } from './mall.queries';
import type { MallSearch } from './mall.search';
import { MallItemCard } from './mall-item-card';
import { MallPoints } from './mall-points';
import styles from './mall-screen.module.css';

/** Items that are seen before anything is scrolled. */
const FIRST = 4;

/** `/m/mall/mallHome`: points, items by kind and by what one can afford, and the sheet of one (MALL-01, MALL-03, ROUTE-18). */
export function MallScreen({ search }: { search: MallSearch }) {
  useLocale();
  const session = useSession();
  // Users on trial look, like guests: points are not theirs to spend.
  const isMember = session !== null && !isTrial(session);
  const items = useQuery(mallItemsQuery());
  const { data: owned } = useQuery({ ...pointsQuery(), enabled: isMember });
  const { item: opened, ...filter } = search;
  const close = useCloseSheet({ to: '/m/mall/mallHome', search: filter });
  const item = items.data?.find(({ id }) => id === opened);
  return (
    <StackedParts>
      <MallPoints />
      <KindChips filter={filter} />
      {isMember && <AffordableSwitch filter={filter} />}
      <Loaded
        query={items}
        pending={<Pending />}
        failed={{ title: m.mall_failed_title(), text: m.mall_failed_text() }}
      >
        {(items) => <Items items={items} owned={isMember ? owned : undefined} filter={filter} />}
      </Loaded>
      {item && <ItemSheet key={item.id} item={item} owned={isMember ? owned : undefined} onClose={close} />}
    </StackedParts>
  );
}

type Filter = Omit<MallSearch, 'item'>;

const KIND_NAMES: Record<MallKind, () => string> = {
  goods: m.mall_kind_goods,
  card: m.mall_kind_card,
  bonus: m.mall_kind_bonus,
};

function KindChips({ filter: { kind: chosen, ...filter } }: { filter: Filter }) {
  return (
    <ChipStrip label={m.mall_kinds()}>
      {([undefined, ...MALL_KINDS] as const).map((kind) => (
        <Link
          key={kind ?? 'all'}
          to="/m/mall/mallHome"
          search={{ ...filter, ...(kind && { kind }) }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={kind === chosen ? 'page' : undefined}
        >
          <Chip on={kind === chosen} look="wide">
            {kind ? KIND_NAMES[kind]() : m.mall_all()}
          </Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}

function AffordableSwitch({ filter: { affordable, ...filter } }: { filter: Filter }) {
  const navigate = useNavigate();
  const { chosen, choose } = useChosen(affordable === true, (checked) =>
    navigate({
      to: '/m/mall/mallHome',
      search: { ...filter, ...(checked && { affordable: true }) },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    }),
  );
  return <Switch label={m.mall_affordable()} checked={chosen} onChange={choose} />;
}

type ItemsProps = { items: readonly MallItem[]; owned: number | undefined; filter: Filter };

function Items({ items, owned, filter }: ItemsProps) {
  const { kind, affordable } = filter;
  const shown = items.filter(
    (item) =>
      (!kind || item.kind === kind) && (!affordable || owned === undefined || isAffordable(item, owned)),
  );
  if (items.length === 0) {
    return (
      <StateCard kind="empty" title={m.mall_empty_title()} text={m.mall_empty_text()}>
        <Link to="/m/activity" className={buttonClass('tonal')}>
          {m.mall_to_promotions()}
        </Link>
      </StateCard>
    );
  }
  if (shown.length === 0) {
    return (
      <StateCard kind="empty" title={m.mall_none_title()} text={m.mall_none_text()}>
        <Link to="/m/mall/mallHome" replace resetScroll={false} className={buttonClass('tonal')}>
          {m.mall_show_all()}
        </Link>
      </StateCard>
    );
  }
  return (
    <ul className={styles.items} aria-label={m.mall_items()}>
      {shown.map((item, index) => (
        <li key={item.id}>
          <MallItemCard item={item} owned={owned} search={filter} first={index < FIRST} />
        </li>
      ))}
    </ul>
  );
}

function Pending() {
  return (
    <div className={styles.items} aria-busy="true">
      {Array.from({ length: FIRST }, (_, index) => index).map((index) => (
        <Skeleton key={index} className={styles.pending} />
      ))}
    </div>
  );
}
