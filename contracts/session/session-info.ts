import * as v from 'valibot';

/**
 * The record kept in session storage under `MC_SESSION_INFO` (SESS-01 to SESS-14). `token` is an opaque
 * per-session id that is useless at the gateway.
 */
export const sessionInfoSchema = v.object({
  token: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.boolean(),
  /** Opened by free play (SESS-13, ROLE-47). */
  trial: v.optional(v.boolean()),
});

export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;
