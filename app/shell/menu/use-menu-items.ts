import { useQuery } from '@tanstack/react-query';
import { hasDownloads } from '../../domain/support/site-links';
import { useAppContext } from '../../session/app-context';
import { memberInfoQuery, merchantWalletQuery } from '../../session/member.queries';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { menuPromotionsQuery, withdrawSettingsQuery } from './menu.queries';
import { type MenuFacts, type MenuItem, menuShown } from './menu-items';

/** The entries of the menu for who is here, without those whose screen the site does not have. */
export function useMenuItems(): MenuItem[] {
  const session = useSession();
  const site = useSite();
  const { native, installed } = useAppContext();
  const exists = useScreenExists();
  const isMember = session !== null;
  const { data: member } = useQuery({
    ...memberInfoQuery(),
    enabled: isMember && exists('/m/transferUp'),
  });
  const { data: wallet } = useQuery({
    ...merchantWalletQuery(),
    enabled: isMember && exists('/m/transfer'),
  });
  const { data: withdrawSettings } = useQuery({
    ...withdrawSettingsQuery(),
    enabled: isMember && exists('/m/bankCards'),
  });
  const { data: promotions } = useQuery(menuPromotionsQuery());
  const facts: MenuFacts = {
    session,
    flags: site.flags,
    runsAsApp: native || installed,
    hasDownloads: hasDownloads(site),
    isSingle: wallet?.isSingle,
    withdrawSettings,
    toUpline: member?.toUpline,
    promotionKeys: promotions?.promotionKeys ?? [],
  };
  return menuShown(facts, exists);
}
