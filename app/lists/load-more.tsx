import type { Ref } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button';
import styles from './list.module.css';
import type { More } from './list-state';

export type MoreWords = { more: string; moreFailed: string };

type Props = {
  more: More;
  words: MoreWords;
  /** How much is shown. */
  shown?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** How much of a list is shown and the way to its next page, or to another try. Drawn by what knows the language. */
export function LoadMore({ more, words, shown, ref }: Props) {
  const failed = more.failed && !more.busy;
  return (
    <div className={styles.more}>
      {failed && <p role="alert">{words.moreFailed}</p>}
      {shown !== undefined && <p role="status">{shown}</p>}
      <Button
        ref={ref}
        look="secondary"
        busyText={more.busy ? m.action_working() : undefined}
        onClick={more.load}
      >
        {failed ? m.action_retry() : words.more}
      </Button>
    </div>
  );
}
