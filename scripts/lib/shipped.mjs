/**
 * Leaves the operator's folder in: what tests set, SHIPPED, may be in the environment of whoever runs a command, and would
 * leave it out of what is deployed, closed or shown.
 */
export function keepOperatorFolder() {
  delete process.env.SHIPPED;
}
