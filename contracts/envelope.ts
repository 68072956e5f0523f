import * as v from 'valibot';

/** The frame of every gateway answer (CALL-01). `message` is the gateway's own text and is never shown. */
export const envelopeSchema = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** Some gateways put the value one level down (SMS-21). */
  data: v.optional(v.fallback(v.nullish(v.object({ value: v.optional(v.unknown()) })), undefined)),
  errorCode: v.nullish(v.string()),
});

export type Envelope = {
  success: boolean;
  value: unknown;
  errorCode?: string | null;
  message?: string | null;
};
