import type { ComposedName, ComposedParams } from '@/contracts/provider-states/states';
import type { Row } from './row';

/** What makes each composed state true; what it answers goes into the request. */
export type Handlers = {
  [Name in ComposedName]: (row: Row, params: ComposedParams<Name>) => Promise<unknown>;
};
