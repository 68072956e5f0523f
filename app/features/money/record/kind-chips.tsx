import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vendorName } from '@/app/domain/games/vendor-name';
import { m } from '@/app/paraglide/messages.js';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { Icon } from '@/app/ui/icon';
import { MOVEMENT_GROUP_NAMES } from '@/contracts/record/movement-kinds';
import { groupName } from './movement-words';
import type { RecordSearch } from './record.search';

/** What the record is narrowed to: a vendor that can be let go again, and the kinds as links. */
export function KindChips({ search }: { search: RecordSearch }) {
  const { kind: chosen, vendor } = search;
  return (
    <ChipStrip label={m.record_kinds()}>
      {vendor !== undefined && (
        <FilterLink
          search={{ ...search, vendor: undefined }}
          label={m.record_vendor_drop({ vendor: vendorName(vendor) })}
        >
          <Chip on={false}>
            <bdi translate="no">{vendorName(vendor)}</bdi>
            <Icon name="close" size={16} />
          </Chip>
        </FilterLink>
      )}
      {[undefined, ...MOVEMENT_GROUP_NAMES].map((kind) => (
        <FilterLink key={kind ?? 'all'} search={{ ...search, kind }} isCurrent={kind === chosen}>
          <Chip on={kind === chosen}>{kind ? groupName(kind) : m.record_group_all()}</Chip>
        </FilterLink>
      ))}
    </ChipStrip>
  );
}

type LinkProps = { search: RecordSearch; isCurrent?: boolean; label?: string; children: ReactNode };

/** The record with another filter, in the place of this one. */
export function FilterLink({ search, isCurrent = false, label, children }: LinkProps) {
  return (
    <Link
      to="/m/transaction/record"
      search={{ ...search, movement: undefined, csv: undefined }}
      replace
      resetScroll={false}
      viewTransition={false}
      className={chipLink}
      activeOptions={{ exact: true }}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
