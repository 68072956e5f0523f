import type { ArticleKind } from '../../domain/announcements/announcements';
import { screenTitle } from '../../shell/screen-title';
import { KINDS } from './article-kinds';

/** An item's title; the name of its list stands in for a missing one, so that its link has a name. */
export function articleTitle(kind: ArticleKind, { title }: { title: string }): string {
  return title || screenTitle(KINDS[kind].list);
}
