import { m } from '@/app/paraglide/messages.js';
import { downloadAddress } from '@/app/shell/tables/download-address';
import { TableDownload } from '@/app/shell/tables/table-download';
import { useCsvFormat } from '@/app/shell/tables/use-csv-format';
import { Icon } from '@/app/ui/icon';
import type { Asked } from './team.search';
import styles from './team-download.module.css';

/** The team as a table to take away. */
export function TeamDownload({ asked }: { asked: Asked }) {
  const format = useCsvFormat();
  return (
    <TableDownload
      className={styles.link}
      address={downloadAddress('agent-team', asked, format)}
      label={m.team_csv()}
    >
      <Icon name="download" />
    </TableDownload>
  );
}
