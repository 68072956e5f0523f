import {
  TEAM_ORDERS,
  TEAM_PARTS,
  TEAM_SPANS,
  type TeamOrder,
  type TeamPart,
  type TeamSpan,
} from '../../../../contracts/team/downline-kinds';
import { searchId } from '../../../lib/search-id';

/** What an address shows of a team; what is not named is the usual. */
export type TeamSearch = {
  /** Whose team; one's own without. */
  member?: number | string | undefined;
  span?: TeamSpan | undefined;
  part?: TeamPart | undefined;
  order?: TeamOrder | undefined;
  /** Everybody whose account has it in it, in the place of a team. */
  find?: string | undefined;
  /** Branches that are open in their place: their ids, one after the other. */
  open?: number | string | undefined;
  /** The sheet of the member is open. */
  menu?: true | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
};

/** What an address names; what cannot name anything is left out, and so is what is the usual. */
export function teamSearch(search: Record<string, unknown>): TeamSearch {
  const { member, find, open, menu, csv } = search;
  const span = TEAM_SPANS.find((known) => known === search.span && known !== USUAL.span);
  const part = TEAM_PARTS.find((known) => known === search.part && known !== USUAL.part);
  const order = TEAM_ORDERS.find((known) => known === search.order && known !== USUAL.order);
  return {
    ...(isText(member) && { member }),
    ...(span && { span }),
    ...(part && { part }),
    ...(order && { order }),
    ...(isText(find) && { find: String(find) }),
    ...(isText(open) && openedOf({ open }).length > 0 && { open }),
    ...(menu === true && { menu }),
    ...((csv === 'failed' || csv === 'limited') && { csv }),
  };
}

const USUAL = { span: 'days7', part: 'direct', order: 'turnover' } as const;

/** What the calls are asked for. */
export function askedOf({ member, span, part, order }: TeamSearch) {
  return {
    ...(member !== undefined && { member: String(member) }),
    span: span ?? USUAL.span,
    part: part ?? USUAL.part,
    order: order ?? USUAL.order,
  };
}

export type Asked = ReturnType<typeof askedOf>;

/** More open branches than these are not kept: each is a call. */
const MOST_OPEN = 8;

/** The branches that an address names, the last opened ones. */
export function openedOf({ open = '' }: Pick<TeamSearch, 'open'>): string[] {
  const ids = String(open)
    .split('-')
    .filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(ids)].slice(-MOST_OPEN);
}

/** Branches as an address names them. */
export function openSearch(opened: readonly string[]): Pick<TeamSearch, 'open'> {
  return { open: opened.length === 0 ? undefined : searchId(opened.slice(-MOST_OPEN).join('-')) };
}

/** The router reads digits as a number. */
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
