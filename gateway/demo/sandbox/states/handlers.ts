import type { StateName, StateParams } from '@/contracts/provider-states/states';
import type { Row } from './row';

/** What makes each state true; what it answers goes into the request. */
export type Handlers = {
  [Name in StateName]: (row: Row, params: StateParams<Name>) => Promise<unknown>;
};
