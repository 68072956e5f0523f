import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HeadBanners } from '@/app/domain/announcements/head-banners';
import { categoryTarget } from '@/app/domain/games/game-categories';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { railCategories } from '@/app/domain/games/vendor-sorting';
import { wholeList } from '@/app/lists/list-state';
import { ListStates } from '@/app/lists/list-states';
import { PendingRows } from '@/app/lists/pending-rows';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import { buttonClass } from '@/app/ui/button';
import { StateCard } from '@/app/ui/state-card';
import { CategoryRail } from '../category-rail';
import { isHidden } from '../game-flags';
import { BANNERS_OF, type LotteryKind, lotteriesQuery, lotteryMenuQuery } from './lottery.queries';
import { LotteryCard } from './lottery-card';
import { type LotteryGroup, lotteryGroups } from './lottery-groups';
import styles from './lottery-screen.module.css';
import { SiteClockContext } from './site-clock';
import { useDraws } from './use-draws';
import { VendorChips } from './vendor-chips';

type Props = {
  kind: LotteryKind;
  /** Whose lotteries are shown alone. */
  vendor: string | undefined;
};

/**
 * The lotteries of a page in the operator's groups, each with its latest draw, result and countdown (GAME-08, GAME-09,
 * GAME-82 to GAME-88), those of one vendor alone where one is chosen (GAME-104). An outage leaves what is known.
 */
export function LotteryScreen({ kind, vendor }: Props) {
  useLocale();
  const { data: menus } = useQuery(gameMenusQuery());
  return (
    <div className={styles.screen}>
      <CategoryRail categories={railCategories(menus?.list)} current={kind} />
      {vendor === undefined && <HeadBanners group={BANNERS_OF[kind]} />}
      <Lotteries kind={kind} vendor={vendor} />
    </div>
  );
}

function Lotteries({ kind, vendor }: Props) {
  const query = useQuery(lotteriesQuery(kind));
  const { data: menu } = useQuery(lotteryMenuQuery());
  const { to } = categoryTarget(kind);
  const shown = query.data?.list.filter((lottery) => !isHidden(lottery));
  const wanted = shown?.filter(({ vassalage }) => vendor === undefined || vassalage === vendor);
  return (
    <>
      {shown && <VendorChips path={to} vendors={shown.map(({ vassalage }) => vassalage)} chosen={vendor} />}
      <ListStates
        list={wholeList(query, wanted, ({ gameCode }) => gameCode)}
        failed={{ title: m.lott_failed_title(), text: m.lott_failed_text() }}
        pending={<PendingRows count={4} className={styles.pending} />}
        empty={<NoLotteries path={to} isFiltered={vendor !== undefined} />}
      >
        {(lotteries) => <Groups kind={kind} groups={lotteryGroups(lotteries, menu?.list ?? [])} />}
      </ListStates>
    </>
  );
}

function NoLotteries({ path, isFiltered }: { path: RoutePath; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <StateCard kind="empty" title={m.lobby_empty_title()} text={m.lobby_empty_filtered()}>
        <Link to={path} className={buttonClass('tonal')} replace>
          {m.lobby_clear_filters()}
        </Link>
      </StateCard>
    );
  }
  return (
    <StateCard kind="empty" title={m.lott_empty_title()} text={m.lott_empty_text()}>
      <Link to="/m/home" className={buttonClass('tonal')}>
        {m.lott_empty_action()}
      </Link>
    </StateCard>
  );
}

function Groups({ kind, groups }: { kind: LotteryKind; groups: readonly LotteryGroup[] }) {
  const { draws, clock } = useDraws(kind);
  return (
    <SiteClockContext value={clock}>
      {groups.map(({ code, name, lotteries }, group) => (
        <section key={code} className={styles.group} aria-labelledby={`lottery-${group}`}>
          <h2
            id={`lottery-${group}`}
            className={name || groups.length > 1 ? styles.heading : 'visually-hidden'}
          >
            {name || m.lott_others()}
          </h2>
          <ul className={styles.list}>
            {lotteries.map((lottery, index) => (
              <li key={lottery.gameCode}>
                <LotteryCard
                  lottery={lottery}
                  draw={draws.get(lottery.gameCode)}
                  first={group === 0 && index < 3}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SiteClockContext>
  );
}
