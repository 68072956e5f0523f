import { m } from '../../../paraglide/messages.js';
import { TableDownload } from '../../../shell/tables/table-download';
import { useCsvFormat } from '../../../shell/tables/use-csv-format';
import { Icon } from '../../../ui/icon';
import { csvAddress } from './csv-address';
import type { Asked } from './team.search';
import styles from './team-download.module.css';

/** The team as a table to take away. */
export function TeamDownload({ asked }: { asked: Asked }) {
  const format = useCsvFormat();
  return (
    <TableDownload className={styles.link} address={csvAddress(asked, format)} label={m.team_csv()}>
      <Icon name="download" />
    </TableDownload>
  );
}
