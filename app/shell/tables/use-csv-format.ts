import { type CsvFormat, csvFormatOf } from '@/contracts/shared/csv-format';
import { useLocale } from '../../locale/locale';

/** How tables are written unless a member chooses otherwise: as spreadsheets in the page's language read them. */
export function useCsvFormat(): CsvFormat {
  return csvFormatOf(useLocale().language.tag);
}
