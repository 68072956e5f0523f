import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useInApp } from '../../session/in-app';

const FileSheet = lazy(() =>
  import('../in-app/file-sheet').then(({ FileSheet }) => ({ default: FileSheet })),
);

type Props = {
  /** Where the file is. */
  address: string;
  className: string | undefined;
  /** Its name, where `children` say none. */
  label?: string;
  children: ReactNode;
};

/**
 * A table to take away. A file is no page: the browser loads it, and the router keeps out of it; in a view of another
 * app, which would load it to nowhere, it is shown in place.
 */
export function TableDownload({ address, className, label, children }: Props) {
  const inApp = useInApp();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(() => fetchFile(address), [address]);
  return (
    <>
      <a
        className={className}
        href={address}
        rel="nofollow"
        aria-label={label}
        aria-haspopup={inApp ? 'dialog' : undefined}
        onClick={(event) => {
          if (!inApp) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <FileSheet load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The file at an address. Where the site leads to a page instead, without a session or after too many files, the
 * browser goes there, as it would have by the link: that page says why.
 * @throws Error when neither came
 */
async function fetchFile(address: string): Promise<File> {
  const answer = await fetch(address);
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok || !type.startsWith('text/csv')) {
    if (answer.redirected) location.assign(answer.url);
    throw new Error('no file');
  }
  const [, name = 'table.csv'] =
    /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  return new File([await answer.blob()], name, { type: 'text/csv' });
}
