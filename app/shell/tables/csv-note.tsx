import { type CsvFormat, otherCsvFormat } from '@/contracts/shared/csv-format';
import { m } from '../../paraglide/messages.js';
import styles from './csv-note.module.css';
import { TableDownload } from './table-download';
import { useCsvFormat } from './use-csv-format';

/**
 * Says beside a download how its numbers are written, because a spreadsheet set to another language would not add them
 * up, and leads to the file in the other way.
 */
export function CsvNote({ addressOf }: { addressOf: (format: CsvFormat) => string }) {
  const format = useCsvFormat();
  const isComma = format === 'comma';
  return (
    <p className={styles.note}>
      <span>{`${isComma ? m.csv_format_comma() : m.csv_format_semicolon()} `}</span>
      <TableDownload className={styles.other} address={addressOf(otherCsvFormat(format))}>
        {isComma ? m.csv_get_semicolon() : m.csv_get_comma()}
      </TableDownload>
    </p>
  );
}
