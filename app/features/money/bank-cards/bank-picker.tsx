import { useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { Popup } from '@/app/ui/popup';
import { TextField } from '@/app/ui/text-field';
import type { Bank } from './bank-cards.queries';
import styles from './bank-picker.module.css';
import { findBanks } from './find-banks';

type Props = {
  banks: readonly Bank[];
  /** Code of the chosen bank. */
  current: string;
  onChoose: (bankCode: string) => void;
  onClose: () => void;
};

/** A sheet of all banks, searched by name, with or without accents (ACC-15). */
export function BankPicker({ banks, current, onChoose, onClose }: Props) {
  useLocale();
  const [search, setSearch] = useState('');
  const found = findBanks(banks, search);
  return (
    <Popup shape="sheet" title={m.cards_bank_choose()} closeLabel={m.action_close()} onClose={onClose}>
      <div className={styles.search}>
        <TextField
          label={m.cards_bank_search()}
          icon="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && m.cards_bank_none()}
      </p>
      <ul className={styles.list}>
        {found.map(({ bankCode, bankName }) => (
          <li key={bankCode}>
            <button
              type="button"
              className={styles.item}
              aria-current={bankCode === current ? 'true' : undefined}
              onClick={() => onChoose(bankCode)}
            >
              <Icon name="bank" />
              <span className={styles.name} translate="no">
                {bankName}
              </span>
              {bankCode === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
