import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Tells assistive technology the title of the screen one has come to; silent on the first page, which the browser reads. */
export function RouteAnnouncer() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const known = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (known.current === undefined) known.current = pathname;
    if (pathname === known.current) return;
    known.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
