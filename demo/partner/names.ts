/** Header in which a gateway signs what it asks of the demo. */
export const PARTNER_SIGNATURE = 'X-Partner-Signature';
/** Stands in where no secret is set, which everybody can read. */
export const PARTNER_SECRET = 'the-demo-is-asked-in-the-sandbox-alone';
