import type { ErrorCode } from '../../errors';
import type { Operation } from '../../operation';
import type { Interaction } from '../interactions';

/** What playing all interactions of an operation proved. */
type Proof = {
  /** Output fields that the contract pins, and all that the schema knows. */
  pins: string[];
  knows: string[];
  refusals: ErrorCode[];
  results: { interaction: Interaction; outcome: Interaction['outcome']; sent: string }[];
};

/** Plays all interactions of an operation through the site's own client; `consumer.test.ts` hands it out. */
export type PlayOperation = (operation: Operation) => Promise<Proof>;
