import type { Handlers } from '../../platform/handler';
import { countries } from './countries';
import { customerService } from './customer-service';
import { domainRoute } from './domain-route';
import { status } from './status';

/** What answers the calls `system.*`. */
export const systemHandlers = {
  'system.status': status,
  'system.domainRoute': domainRoute,
  'system.customerService': customerService,
  'system.countries': countries,
} satisfies Handlers<'system'>;
