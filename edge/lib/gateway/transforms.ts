import type { ImageHosts } from '../../../contracts/image-host';
import type { Operation } from '../../../contracts/operation';
import { describeError, log } from '../log';
import { type Showing, safeHtml } from '../security/safe-html';
import { openCustomerServiceList } from './customer-service-path';
import { changeAt } from './walk';

/**
 * What the edge does to a checked answer: opens customer-service paths and sanitises operator HTML, whose pictures come
 * from `images` (GATE-32, SHELL-43, GATE-44).
 */
export function transformAnswer(operation: Operation, answer: unknown, images?: ImageHosts): unknown {
  let changed = answer;
  for (const path of operation.customerServiceLists ?? []) {
    changed = changeAt(changed, path, (list) => openCustomerServiceList(list));
  }
  for (const path of operation.html ?? []) {
    const popup = operation.popupHtml?.includes(path);
    const showing = { images: images ?? { list: [], fallback: '' }, popup };
    changed = changeAt(changed, path, (html) =>
      typeof html === 'string' ? safeOrNothing(operation, html, showing) : html,
    );
  }
  return changed;
}

/** HTML that cannot be sanitised, such as tags nested by the thousand, becomes nothing; the rest of the answer stays. */
function safeOrNothing({ id: operation }: Operation, html: string, showing: Showing): string {
  try {
    return safeHtml(html, showing);
  } catch (error) {
    log('warn', 'html.dropped', { operation, reason: describeError(error) });
    return '';
  }
}
