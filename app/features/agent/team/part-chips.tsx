import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { TEAM_PARTS } from '@/contracts/team/downline-kinds';
import type { TeamMember } from './crumbs';
import { askedOf, type TeamSearch } from './team.search';
import { TeamLink } from './team-link';
import { partName } from './team-words';

/** What a team is narrowed to, each with how many that are. */
export function PartChips({ member, search }: { member: TeamMember; search: TeamSearch }) {
  const { part: chosen } = askedOf(search);
  return (
    <ChipStrip label={m.team_parts()}>
      {TEAM_PARTS.map((part) => (
        <TeamLink
          key={part}
          search={{ ...search, part }}
          inPlace
          className={chipLink}
          isCurrent={part === chosen}
        >
          <Chip on={part === chosen}>
            {m.team_part_count({ part: partName(part), count: formatCount(member.parts[part]) })}
          </Chip>
        </TeamLink>
      ))}
    </ChipStrip>
  );
}
