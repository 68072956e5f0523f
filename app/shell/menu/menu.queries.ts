import { queryOptions } from '@tanstack/react-query';
import { getWithdrawSettings } from '@/contracts/wallet/withdraw-settings';
import { gateway } from '../../lib/calls/gateway';
import { lazily } from '../../lib/calls/outcome';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';

const functions = () => import('./menu.functions');
const getMenuPromotions = lazily(functions, (all) => all.getMenuPromotionsFn);

/** The promotions of the menu in the page's language; asked for when the menu opens (MENU-64). */
export function menuPromotionsQuery() {
  return queryOptions({
    queryKey: ['menu', 'promotions', LOCALISED],
    queryFn: ({ signal }) => getMenuPromotions({ signal }),
    staleTime: 60_000,
  });
}

/** Whether members may withdraw, and to a bank (CALL-86). */
export function withdrawSettingsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'withdraw-settings'],
    queryFn: ({ signal }) => gateway(getWithdrawSettings, {}, signal),
    staleTime: 300_000,
  });
}
