import type { ImageHosts } from '../../../contracts/image-host';
import type { Operation, OutputOf } from '../../../contracts/operation';
import { changeMarked, hasMarked } from '../../../contracts/places';
import type { Sanitised } from '../../../contracts/safe-html';
import { describeError, log } from '../log';
import { safeHtml } from '../security/safe-html';
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
export function openPaths<Op extends Operation>(operation: Op, answer: OutputOf<Op>): OutputOf<Op> {
  const open = (list: unknown) => openCustomerServiceList(list);
  return changeMarked(operation.output, answer, 'support', open) as OutputOf<Op>;
}

/** Whether an answer may hold operator HTML. */
export function holdsHtml({ output }: Operation): boolean {
  return hasMarked(output, 'html');
}

/** An answer with all its operator HTML sanitised; its pictures come from `images` (SHELL-43, GATE-44). */
export function sanitiseAnswer<Op extends Operation>(
  operation: Op,
  answer: OutputOf<Op>,
  images?: ImageHosts,
): Sanitised<OutputOf<Op>> {
  return sanitisePicked(operation, answer, (whole) => whole, images);
}

/**
 * What `pick` makes of an answer, in whatever shape, with the operator HTML in it sanitised. What is not picked costs
 * nothing: the HTML of 2,000 notices is not sanitised to show 20.
 */
export function sanitisePicked<Op extends Operation, P>(
  operation: Op,
  answer: OutputOf<Op>,
  pick: (answer: OutputOf<Op>) => P,
  images: ImageHosts = OWN_SITE,
): Sanitised<P> {
  if (!holdsHtml(operation)) return pick(answer) as Sanitised<P>;
  const closed = changeMarked(operation.output, answer, 'html', (html, shownIn) =>
    typeof html === 'string' ? new Unsanitised(html, shownIn === 'popup') : html,
  );
  return sanitised(operation, pick(closed as OutputOf<Op>), images) as Sanitised<P>;
}

function sanitised(operation: Operation, value: unknown, images: ImageHosts): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Unsanitised) return safeOrNothing(operation, value, images);
  if (Array.isArray(value)) return value.map((item) => sanitised(operation, item, images));
  const entries = Object.entries(value).map(([name, item]) => [name, sanitised(operation, item, images)]);
  return Object.fromEntries(entries);
}

/** HTML that cannot be sanitised, such as tags nested by the thousand, becomes nothing; the rest of the answer stays. */
function safeOrNothing({ id: operation }: Operation, { html, popup }: Unsanitised, images: ImageHosts) {
  try {
    return safeHtml(html, { images, popup });
  } catch (error) {
    log('warn', 'html.dropped', { operation, reason: describeError(error) });
    return '';
  }
}
