import * as v from 'valibot';

/** The frame of every gateway answer (CALL-01). `message` is the gateway's own text and is never shown. */
export const envelopeSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** Some gateways put the value one level down (SMS-21). */
  data: v.optional(v.fallback(v.nullish(v.object({ value: v.optional(v.unknown()) })), undefined)),
  /** Read of a refusal alone: what gateways write beside a success, such as `0` or `""`, says nothing. */
  errorCode: v.optional(v.unknown()),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;
