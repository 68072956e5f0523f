import type { HelpItem } from '@/contracts/content/help-centre';
import type { HelpSearch } from './help.search';

/** The tab that an address picks, and the question in it, if any. */
export type HelpPick = { index: number; item: HelpItem; child: number | undefined };

/**
 * The part of the help centre that an address names: `tag` goes before `i`, which counts from 0 as `c` does within
 * the tab; what is unknown picks the first tab (HELP-03 to HELP-06). Undefined when nothing is written.
 */
export function pickHelp(items: readonly HelpItem[], { tag, i, c }: HelpSearch): HelpPick | undefined {
  const byTag = tag === undefined ? -1 : items.findIndex((item) => item.tag === tag);
  const index = byTag >= 0 ? byTag : (indexIn(items, i) ?? 0);
  const item = items[index];
  return item && { index, item, child: indexIn(item.children ?? [], c) };
}

/** Search values that pick a tab, and a question in it: by tag where the tab has one of its own. */
export function searchOf(items: readonly HelpItem[], index: number, child?: number) {
  const tag = items[index]?.tag;
  const isOwn = tag && items.findIndex((item) => item.tag === tag) === index;
  return { ...(isOwn ? { tag } : { i: index }), ...(child === undefined ? {} : { c: child }) };
}

function indexIn(list: readonly unknown[], index: number | undefined): number | undefined {
  return index !== undefined && index < list.length ? index : undefined;
}
