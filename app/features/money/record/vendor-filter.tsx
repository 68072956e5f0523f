import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { vendorName } from '@/app/domain/games/vendor-name';
import { useChosen } from '@/app/lib/links/use-chosen';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { type RecordFilter, summaryQuery } from './record.queries';
import type { RecordSearch } from './record.search';
import styles from './vendor-filter.module.css';

/** Narrows the record to one vendor of the range; not there for a member who has played at one at most. */
export function VendorFilter({ filter, search }: { filter: RecordFilter; search: RecordSearch }) {
  const navigate = useNavigate();
  const { data } = useQuery(summaryQuery(filter));
  const { vendor = '' } = search;
  const { chosen, choose } = useChosen(vendor, (next) =>
    navigate({
      to: '/m/transaction/record',
      search: { ...search, vendor: next || undefined, movement: undefined, csv: undefined },
      replace: true,
      resetScroll: false,
    }),
  );
  const vendors = data?.vendors ?? [];
  if (vendors.length < 2 && vendor === '') return null;
  return (
    <label className={styles.filter}>
      <Icon name="filter" size={18} />
      <span className="visually-hidden">{m.record_vendor()}</span>
      <select className={styles.select} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{m.record_vendor_all()}</option>
        {[...new Set([...vendors, ...(vendor ? [vendor] : [])])].map((one) => (
          <option key={one} value={one} translate="no">
            {vendorName(one)}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </label>
  );
}
