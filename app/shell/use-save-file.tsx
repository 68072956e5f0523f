import { lazy, Suspense, useCallback, useState } from 'react';
import { saveFile } from '../domain/media/save-file';
import { useInApp } from '../session/in-app';
import type { Elements } from '../ui/elements';

const FileSheet = lazy(() => import('./in-app/file-sheet').then(({ FileSheet }) => ({ default: FileSheet })));

/**
 * What puts a file where the browser keeps downloads; in a view of another app, which has no such place, it opens the
 * sheet that shows it. The sheet is drawn by the caller.
 */
export function useSaveFile(): { save: (file: File) => void; sheet: Elements } {
  const inApp = useInApp();
  const [file, setFile] = useState<File | null>(null);
  const load = useCallback(async () => file as File, [file]);
  const sheet = file && (
    <Suspense>
      <FileSheet load={load} onClose={() => setFile(null)} />
    </Suspense>
  );
  return { save: inApp ? setFile : saveFile, sheet };
}
