import { MALL_KINDS, type MallKind } from '@/contracts/mall/kinds';
import { mark, oneOf, searchSchema, word } from '../../lib/links/search-schema';

/** What an address shows of the mall: items of one kind, those one has the points for, and an item's sheet. */
export type MallSearch = {
  kind?: MallKind | undefined;
  affordable?: true | undefined;
  item?: string | undefined;
};

export const mallSearch = searchSchema<MallSearch>({
  kind: oneOf(MALL_KINDS),
  affordable: mark,
  item: word,
});
