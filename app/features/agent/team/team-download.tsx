import { useCsvFormat } from '../../../domain/tables/use-csv-format';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon';
import { csvAddress } from './csv-address';
import type { Asked } from './team.search';
import styles from './team-download.module.css';

/** The team as a table to take away. A file is no page: the browser loads it, and the router keeps out of it. */
export function TeamDownload({ asked }: { asked: Asked }) {
  const format = useCsvFormat();
  return (
    <a className={styles.link} href={csvAddress(asked, format)} rel="nofollow" aria-label={m.team_csv()}>
      <Icon name="download" />
    </a>
  );
}
