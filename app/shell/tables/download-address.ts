import type { DownloadName } from '@/contracts/downloads';
import type { CsvFormat } from '@/contracts/shared/csv-format';
import { stringifySearch } from '../../lib/links/search-params';

/** Where a list is downloaded as a table, as it is asked for, written in one of the formats. */
export const downloadAddress = (name: DownloadName, asked: object, format: CsvFormat): string =>
  `/downloads/${name}${stringifySearch({ ...asked, format })}`;
