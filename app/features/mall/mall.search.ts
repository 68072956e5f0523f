import { MALL_KINDS, type MallKind } from '../../../contracts/mall/kinds';

/** What an address shows of the mall: items of one kind, those one has the points for, and an item's sheet. */
export type MallSearch = {
  kind?: MallKind | undefined;
  affordable?: true | undefined;
  item?: string | undefined;
};

/** What an address names; what cannot name anything is left out. */
export function mallSearch({ kind, affordable, item }: Record<string, unknown>): MallSearch {
  const known = MALL_KINDS.find((one) => one === kind);
  return {
    ...(known && { kind: known }),
    ...(affordable === true && { affordable }),
    ...((typeof item === 'string' || typeof item === 'number') && item !== '' && { item: String(item) }),
  };
}
