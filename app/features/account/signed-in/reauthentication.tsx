import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onReauthentication } from '@/app/lib/calls/reauthentication';

const ReauthenticationSheet = lazy(() =>
  import('./reauthentication-sheet').then(({ ReauthenticationSheet }) => ({
    default: ReauthenticationSheet,
  })),
);

/** Asks for a proof, over whatever waits for it, and tells that what came of it (SESS-45). */
export function Reauthentication() {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const place = useLocation({ select: ({ pathname }) => pathname });

  const tell = useRef((proved: boolean) => {
    setOpen(false);
    for (const each of waiting.current.splice(0)) each(proved);
  }).current;

  useEffect(() => {
    const stop = onReauthentication((answer) => {
      waiting.current.push(answer);
      setOpen(true);
    });
    return () => {
      stop();
      tell(false);
    };
  }, [tell]);

  // Whoever leaves the page has given up what waits there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the change of place alone
  useEffect(() => () => tell(false), [place]);

  if (!open) return null;
  return (
    <CatchBoundary getResetKey={() => 'proof'} errorComponent={() => <Lost tell={tell} />}>
      <Suspense>
        <ReauthenticationSheet onDone={tell} />
      </Suspense>
    </CatchBoundary>
  );
}

/** The files did not come: what waits is refused, with its words and everything that was typed. */
function Lost({ tell }: { tell: (proved: boolean) => void }) {
  useEffect(() => tell(false), [tell]);
  return null;
}
