import type { Operation } from '../../contracts/operation';
import { openCustomerServiceList } from './customer-service-path';
import { safeHtml } from './safe-html';
import { changeAt } from './walk';

/** What the edge does to a checked answer: opens customer-service paths and sanitises operator HTML (GATE-32, SHELL-43). */
export function transformAnswer(operation: Operation, answer: unknown): unknown {
  let changed = answer;
  for (const path of operation.customerServiceLists ?? []) {
    changed = changeAt(changed, path, (list) => openCustomerServiceList(list));
  }
  for (const path of operation.html ?? []) {
    changed = changeAt(changed, path, (html) => (typeof html === 'string' ? safeHtml(html) : html));
  }
  return changed;
}
