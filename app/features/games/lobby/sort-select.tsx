import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { GAME_SORTS, type GameSort } from '@/contracts/games/game-categories';
import styles from './sort-select.module.css';

type Props = { value: GameSort; without?: GameSort | undefined; onChange: (sort: GameSort) => void };

const LABELS: Record<GameSort, () => string> = {
  POPULAR: m.lobby_sort_popular,
  NEW: m.lobby_sort_new,
  NAME: m.lobby_sort_name,
};

/** The order of the list, by the platform's own select. Drawn by a screen that knows the language. */
export function SortSelect({ value, without, onChange }: Props) {
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={m.lobby_sort_label()}
        value={value}
        onChange={(event) => onChange(event.target.value as GameSort)}
      >
        {GAME_SORTS.filter((sort) => sort !== without).map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]()}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  );
}
