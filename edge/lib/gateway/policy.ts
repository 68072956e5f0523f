import type * as v from 'valibot';
import type { ErrorCode } from '@/contracts/errors';
import type { InputOf, Operation, OutputOf } from '@/contracts/operation';
import type { SecurityKind } from '../../log-events';
import type { Visitor } from '../gate/visitor';
import type { LimitBucket } from './limit-bucket';

type Checked<Op extends Operation> = v.InferOutput<Op['input']>;

/** Which calls of an operation are counted, if not all, and what in their input names the account or the device. */
export type Limit<Op extends Operation = Operation> = {
  bucket: LimitBucket;
  when?(input: Checked<Op>): boolean;
  account?(input: Checked<Op>): string;
  /** What names a device that a member has logged in on, as the sealed cookie has it: it is counted in place of the address. */
  device?(input: Checked<Op>): string | undefined;
};

/**
 * `account` says whom it is about, where that is not the session's member; the answer is null for a refusal. `signal` is
 * what an answer gives notice of besides.
 */
type Events<Op extends Operation> = {
  done?: SecurityKind;
  refused?: SecurityKind;
  account?(input: Checked<Op>, response: OutputOf<Op> | null): string | undefined;
  signal?(response: OutputOf<Op>): SecurityKind | undefined;
};

/** How the edge treats a call, besides what is promised about it: what is not said here is not allowed, shared or limited. */
export type Policy<Op extends Operation = Operation> = {
  /** A browser may make the call, with this input where it may ask for less than the site's own server code may. */
  browser?: true | v.GenericSchema<unknown, InputOf<Op>>;
  /** Responses fetched without a token serve everybody, for so many seconds as they are, and stale (GATE-47). Where
   * every request asks, all hold one object that nobody can change. */
  shared?: { fresh: number; stale: number; isOne?: boolean };
  /** Refusals that are shared in an answer's place for a moment: they are about all alike, and no news to the call itself. */
  sharedRefusals?: readonly ErrorCode[];
  /** The gateway is told the visitor's country, and shared answers are kept apart by it. */
  byCountry?: true;
  /** The gateway is told the visitor's country and device, for the list of logins. Never of a shared answer. */
  namesVisitor?: true;
  /** What a shared answer becomes for this visitor, and no other. */
  forVisitor?(response: OutputOf<Op>, visitor: Visitor): OutputOf<Op>;
  limit?: Limit<Op>;
  /** What the log tells of a call that was done, and of one that was judged and refused. */
  events?: Events<Op>;
  /** What no cache knows of a shared answer is counted: what its input may hold is endless. */
  misses?: Limit<Op>;
  /** The call may be made past the shared cache, and is then limited so. */
  uncached?: Limit<Op>;
  /** Largest body that a browser may send with the call, in bytes; `SMALL_BODY` unless told. */
  largestBody?: number;
  /** Largest answer that is read, in bytes; 2 MB unless told. */
  maxBytes?: number;
};
