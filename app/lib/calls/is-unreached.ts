import { GatewayError } from '@/contracts/errors';

/** What browsers and the bundler say of a file or an answer that did not come. */
const NOTHING_CAME =
  /dynamically imported|Importing a module|Unable to preload|Failed to fetch|NetworkError|Load failed/;

/** Whether a failure means that no answer of the site came: no network, or none that lets anything through. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof GatewayError)
    return error.code === 'gateway.unavailable' && error.causeName !== undefined;
  return error instanceof Error && NOTHING_CAME.test(error.message);
}
