import { SearchSheet } from '@/app/forms/search-sheet';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import type { Bank } from './bank-cards.queries';
import { findBanks } from './find-banks';

type Props = {
  banks: readonly Bank[];
  /** Code of the chosen bank. */
  current: string;
  onChoose: (bankCode: string) => void;
  onClose: () => void;
};

/** A sheet of all banks, searched by name, with or without accents (ACC-15). */
export function BankPicker({ banks, ...sheet }: Props) {
  useLocale();
  return (
    <SearchSheet
      {...sheet}
      title={m.cards_bank_choose()}
      closeLabel={m.action_close()}
      searchLabel={m.cards_bank_search()}
      none={m.cards_bank_none()}
      count={banks.length}
      find={(search) =>
        findBanks(banks, search).map(({ bankCode, bankName }) => ({
          value: bankCode,
          before: <Icon name="bank" />,
          name: bankName,
          translate: 'no',
        }))
      }
    />
  );
}
