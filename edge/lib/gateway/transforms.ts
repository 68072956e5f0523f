import { changeAnnotated, hasMarked } from '@/contracts/field-paths';
import type { ImageHosts } from '@/contracts/image-host';
import type { Operation, OutputOf } from '@/contracts/operation';
import type { SafeHtml, Sanitised } from '@/contracts/safe-html';
import { describeError, log } from '../log';
import { openCustomerServiceList } from './customer-service-path';

/** Operator HTML while the app picks from an answer: it can be left out or passed on, and no more. */
class Unsanitised {
  constructor(
    readonly html: string,
    readonly popup: boolean,
  ) {}
}

const OWN_SITE: ImageHosts = { list: [], fallback: '' };

/** A checked answer with its customer-service paths opened (GATE-32). */
export function openPaths<Op extends Operation>(operation: Op, response: OutputOf<Op>): OutputOf<Op> {
  const open = (list: unknown) => openCustomerServiceList(list);
  return changeAnnotated(operation.output, response, 'support', open) as OutputOf<Op>;
}

/** Whether an answer may hold operator HTML. */
export function holdsHtml({ output }: Operation): boolean {
  return hasMarked(output, 'html');
}

/** An answer with all its operator HTML sanitised; its pictures come from `images` (SHELL-43, GATE-44). */
export function sanitiseResponse<Op extends Operation>(
  operation: Op,
  response: OutputOf<Op>,
  images?: ImageHosts,
): Promise<Sanitised<OutputOf<Op>>> {
  return sanitisePicked(operation, response, (whole) => whole, images);
}

/**
 * What `pick` makes of an answer, in whatever shape, with the operator HTML in it sanitised. What is not picked costs
 * nothing: the HTML of 2,000 notices is not sanitised to show 20.
 */
export async function sanitisePicked<Op extends Operation, P>(
  operation: Op,
  response: OutputOf<Op>,
  pick: (response: OutputOf<Op>) => P,
  images: ImageHosts = OWN_SITE,
): Promise<Sanitised<P>> {
  if (!holdsHtml(operation)) return pick(response) as Sanitised<P>;
  // The parser is a third of what a worker would read at its start, and most of them first open the gate.
  const { safeHtml } = await import('../security/safe-html');
  const closed = changeAnnotated(operation.output, response, 'html', (html, shownIn) =>
    typeof html === 'string' ? new Unsanitised(html, shownIn === 'popup') : html,
  );
  const safe = ({ html, popup }: Unsanitised) =>
    safeOrNothing(operation, () => safeHtml(html, { images, popup }));
  return sanitised(pick(closed as OutputOf<Op>), safe) as Sanitised<P>;
}

function sanitised(value: unknown, safe: (html: Unsanitised) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Unsanitised) return safe(value);
  if (Array.isArray(value)) return value.map((item) => sanitised(item, safe));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sanitised(item, safe)]));
}

/** HTML that cannot be sanitised, such as tags nested by the thousand, becomes nothing; the rest of the answer stays. */
function safeOrNothing({ id: operation }: Operation, sanitise: () => SafeHtml): SafeHtml | '' {
  try {
    return sanitise();
  } catch (error) {
    log('html.dropped', { operation, reason: describeError(error) });
    return '';
  }
}
