import * as v from 'valibot';

/** The header that a key travels in. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Names one intent of a member, such as one press of a button: made once, and kept while the call is repeated, so that
 * the gateway does what it asks once (MONEY-21).
 */
export const idempotencyKey = v.pipe(v.string(), v.uuid());
