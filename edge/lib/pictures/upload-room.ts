import { APPLICATION_PICTURE } from '@/contracts/pictures/rules';
import { ByteBudget, type Held } from '../security/byte-budget';
import { announcedLength } from '../security/read-body';

const MB = 1024 * 1024;
/**
 * Bytes of pictures that one isolate reads at once: what the site draws has some 300 kB, and of the largest four fit. Of
 * an account, however often it has logged in, one of the largest and another: no three shut a fourth out.
 */
const uploads = new ByteBudget(24 * MB, 6 * MB);
/** A form sends three; silent ones end while others wait. */
const QUEUE_LIMITS = { withinMs: 5_000, behind: 24, ownBehind: 3 };

/**
 * Room for a picture as long as it announces, or the longest where it says nothing, in its turn.
 * @returns null when none came free for some seconds, or too many wait already
 */
export function takeUploadRoom(account: string, headers: Headers): Promise<Held | null> {
  const { maxBytes } = APPLICATION_PICTURE;
  return uploads.acquire({ name: account }, announcedLength(headers) ?? maxBytes, QUEUE_LIMITS);
}
