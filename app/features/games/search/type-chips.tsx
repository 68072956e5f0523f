import { linkOptions } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { ChipStrip } from '@/app/ui/chips';
import { Icon } from '@/app/ui/icon';
import type { IconName } from '@/app/ui/symbol-names';
import { ChipLink } from '../chips';
import { DATA_TYPES, type DataType, type GameSearch, needsMember } from './search.search';

const TYPES: Record<DataType, { label: () => string; icon: IconName | null; search: GameSearch }> = {
  ALL: { label: m.search_type_all, icon: null, search: {} },
  SEARCH: { label: m.search_type_search, icon: 'search', search: { dataType: 'SEARCH' } },
  HOT: { label: m.search_type_hot, icon: 'fire', search: { dataType: 'HOT' } },
  NEW: { label: m.search_type_new, icon: 'star', search: { dataType: 'NEW' } },
  FAV: { label: m.search_type_fav, icon: 'heart', search: { dataType: 'FAV' } },
  RECENT: {
    label: m.search_type_recent,
    icon: 'history',
    search: { dataType: 'RECENT', category: 'RNG' },
  },
};

type Props = {
  current: DataType;
  /** The search itself was chosen: the field is wanted. */
  onSearch: () => void;
};

/**
 * The six types of games to choose from; a guest who chooses a member's own goes to the login and back (GAME-27 to GAME-32,
 * GAME-70, GAME-71). These are missing where the site is not open for members yet.
 */
export function TypeChips({ current, onSearch }: Props) {
  const own = useScreenExists()('/m/fav-games');
  return (
    <ChipStrip label={m.search_types_label()}>
      {DATA_TYPES.filter((dataType) => own || !needsMember({ dataType })).map((type) => {
        const { label, icon, search } = TYPES[type];
        return (
          <ChipLink
            key={type}
            link={linkOptions({ to: '/m/search', search })}
            on={type === current}
            stays
            {...(type === 'SEARCH' && { onClick: onSearch })}
          >
            {icon && <Icon name={icon} size={16} />}
            <span>{label()}</span>
          </ChipLink>
        );
      })}
    </ChipStrip>
  );
}
