import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadStanding } from '../../../lib/standing-part';
import { hasMoney } from '../../../session/member-types';
import { useSession } from '../../../session/session.queries';
import { DepositPart } from './deposit-part';
// Its styles come with the page: the part itself does not.
import './deposit-part.module.css';

const BOX_ID = 'deposit-part';

/**
 * The deposit below the balance on home, for those whom it is for. It comes with the page; what looks for an order that
 * waits is loaded after it.
 */
export const DepositPartLater = memo(function DepositPartLater() {
  if (!hasMoney(useSession())) return null;
  return (
    <div id={BOX_ID}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
});

const Part = createIsomorphicFn()
  .server((): ComponentType => DepositPart)
  .client(
    (): ComponentType =>
      lazy(() => loadStanding(BOX_ID, () => import('./deposit-part').then(({ DepositPart }) => DepositPart))),
  )();
