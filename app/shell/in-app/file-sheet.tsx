import { useEffect, useState } from 'react';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import { Skeleton } from '../../ui/skeleton';
import { FailedCard } from '../failed-card';
import { useToast } from '../toast';
import { useCopy } from '../use-copy';
import styles from './in-app.module.css';
import { OpenInBrowser } from './open-in-browser';

/** So many lines of a table are shown. */
const MOST_LINES = 100;

type Props = {
  /** Brings the file; must not change with every render. */
  load: () => Promise<File>;
  onClose: () => void;
};
/** A picture as an address that a view can keep, anything else as text. */
type Shown = { file: File; picture?: string; text?: string };

/** A file where it cannot be saved: shown, to be copied, shared, or fetched with the phone's browser. */
export function FileSheet({ load, onClose }: Props) {
  useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isLost, setLost] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    let left = false;
    setLost(false);
    load()
      .then(shownOf)
      .then(
        (found) => left || setShown(found),
        () => left || setLost(true),
      );
    return () => {
      left = true;
    };
  }, [load, round]);

  return (
    <Popup
      shape="sheet"
      title={shown?.file.name ?? m.in_app_title()}
      closeLabel={m.action_close()}
      onClose={onClose}
    >
      {shown ? (
        <FileShown {...shown} />
      ) : isLost ? (
        <FailedCard
          title={m.in_app_failed()}
          text={m.in_app_text()}
          onRetry={() => setRound((rounds) => rounds + 1)}
        />
      ) : (
        <Skeleton className={styles.table ?? ''} />
      )}
      <details className={styles.instead}>
        <summary>{m.in_app_instead()}</summary>
        <OpenInBrowser />
      </details>
    </Popup>
  );
}

function FileShown({ file, picture, text }: Shown) {
  const toast = useToast();
  const copy = useCopy();
  const lines = text?.trimEnd().split('\n') ?? [];
  const more = lines.length - MOST_LINES;

  const share = () =>
    navigator.share({ files: [file] }).catch((error: Error) => {
      // Whoever closes the phone's sheet meant it.
      if (error.name !== 'AbortError') toast(m.in_app_share_failed(), { kind: 'error' });
    });

  return (
    <div className={styles.part}>
      <p className={styles.text}>{picture ? m.in_app_picture_text() : m.in_app_file_text()}</p>
      {picture ? (
        <img className={styles.picture} src={picture} alt={file.name} width={320} height={320} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className={styles.table} dir="ltr" tabIndex={0} aria-label={file.name}>
          {lines.slice(0, MOST_LINES).join('\n')}
        </section>
      )}
      {more > 0 && <p className={styles.text}>{m.in_app_more({ count: more })}</p>}
      {text !== undefined && (
        <Button icon="copy" onClick={() => void copy(text)}>
          {m.in_app_copy_table()}
        </Button>
      )}
      {canShare(file) && (
        <Button look={picture ? 'primary' : 'secondary'} icon="share-up" onClick={() => void share()}>
          {m.in_app_share()}
        </Button>
      )}
    </div>
  );
}

function canShare(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

async function shownOf(file: File): Promise<Shown> {
  if (!file.type.startsWith('image/')) return { file, text: (await file.text()).replace(/^\uFEFF/, '') };
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ file, picture: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
