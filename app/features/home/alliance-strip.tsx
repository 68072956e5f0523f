import type { Banner } from '@/contracts/content/announcements';
import { MemberLogos } from '../../domain/announcements/member-logos';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Block } from './block';

/** The alliance's members (HOME-08 to HOME-12). */
export function AllianceStrip({ members }: { members: readonly Banner[] }) {
  useLocale();
  if (members.length === 0) return null;
  return (
    <Block name="alliance" title={m.home_alliance_title()} to="/m/alliance">
      <MemberLogos members={members} />
    </Block>
  );
}
