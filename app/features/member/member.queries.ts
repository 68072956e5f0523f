import { queryOptions } from '@tanstack/react-query';
import { getCustomerService } from '@/contracts/system/customer-service';
import { gateway } from '../../lib/calls/gateway';

/** Ways to reach customer service, as the link call gives them (CALL-71). */
export function customerServiceQuery() {
  return queryOptions({
    queryKey: ['customer-service'],
    queryFn: ({ signal }) => gateway(getCustomerService, {}, signal),
    staleTime: 300_000,
  });
}
