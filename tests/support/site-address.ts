import type { RoutePath } from '../../app/screens.ts';

/** A route with something in the place of its parameter; `/$` takes whatever no other does. */
type Filled<Path extends string> = Path extends `${infer Head}$${string}` ? `${Head}${string}` : Path;
type Place = Filled<Exclude<RoutePath, '/$'>>;
declare const other: unique symbol;

/** An address of which the site has no route. */
export type OtherAddress = string & { readonly [other]: true };

/** An address that the site has a route for, with what may follow; any other is made by `otherAddress`. */
export type SiteAddress = Place | `${Place}?${string}` | `${Place}#${string}` | OtherAddress;

/** An address without a route, or one that is known while the test runs alone. */
export const otherAddress = (address: string): OtherAddress => address as OtherAddress;

/** A screen's address with what may follow it: nothing, a query, a part of it. */
export const addressWith = (screen: Place, rest: string): OtherAddress => otherAddress(screen + rest);
