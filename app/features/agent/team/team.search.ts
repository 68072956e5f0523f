import { mark, oneOf, searchSchema, word } from '@/app/lib/links/search-schema';
import {
  TEAM_ORDERS,
  TEAM_PARTS,
  TEAM_SPANS,
  type TeamOrder,
  type TeamPart,
  type TeamSpan,
} from '@/contracts/team/downline-kinds';

/** What an address shows of a team; what is not named is the usual. */
export type TeamSearch = {
  /** Whose team; one's own without. */
  member?: string | undefined;
  span?: TeamSpan | undefined;
  part?: TeamPart | undefined;
  order?: TeamOrder | undefined;
  /** Everybody whose account has it in it, in the place of a team. */
  find?: string | undefined;
  /** Branches that are open in their place: their ids, one after the other. */
  open?: string | undefined;
  /** The sheet of the member is open. */
  menu?: true | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
};

const USUAL = { span: 'days7', part: 'direct', order: 'turnover' } as const;

export const teamSearch = searchSchema<TeamSearch>({
  member: (text) => (text.length <= LONGEST_ID ? word(text) : undefined),
  span: oneOf(TEAM_SPANS, USUAL.span),
  part: oneOf(TEAM_PARTS, USUAL.part),
  order: oneOf(TEAM_ORDERS, USUAL.order),
  find: word,
  open: (text) => openSearch(openedOf({ open: text })).open,
  menu: mark,
  csv: oneOf(['failed', 'limited']),
});

/** What the calls are asked for. */
export function askedOf({ member, span, part, order }: TeamSearch) {
  return {
    ...(member !== undefined && { member }),
    span: span ?? USUAL.span,
    part: part ?? USUAL.part,
    order: order ?? USUAL.order,
  };
}

export type Asked = ReturnType<typeof askedOf>;

/** Longest id of a member that a team is asked for by, in characters. */
const LONGEST_ID = 32;
/** More open branches than these are not kept: each is a call. */
const MOST_OPEN = 8;

/** The branches that an address names, the last opened ones. */
export function openedOf({ open = '' }: Pick<TeamSearch, 'open'>): string[] {
  const ids = open.split('-').filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(ids)].slice(-MOST_OPEN);
}

/** Branches as an address names them. */
export function openSearch(opened: readonly string[]): Pick<TeamSearch, 'open'> {
  return { open: opened.length === 0 ? undefined : opened.slice(-MOST_OPEN).join('-') };
}
