import { type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from './icon';
import styles from './image-picker.module.css';

type Picture = { url: string };

type Props = {
  label: string;
  hint: string;
  pictures: readonly Picture[];
  /** Types that the system's picker offers. */
  types: readonly string[];
  addLabel: string;
  /** Names of the picture and of the button that removes it, by number from 1. */
  pictureLabel: (number: number) => string;
  removeLabel: (number: number) => string;
  /** Files that were chosen; what is taken of them comes back in `pictures`. */
  onPick: (files: File[]) => void;
  onRemove: (index: number) => void;
  /** While chosen files are being read. */
  busy: boolean;
  disabled: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Pictures to send, four in a row, each with a button that removes it, and a tile that adds more (REWARD-38). */
export function ImagePicker(props: Props) {
  const { label, hint, pictures, types, addLabel, busy, disabled, inputRef } = props;
  const id = useId();
  const removed = useRef(false);
  const count = pictures.length;

  // The button that removed a picture is gone with it: the focus goes on to the tile that adds one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the number of pictures
  useEffect(() => {
    if (removed.current) inputRef.current?.focus({ preventScroll: true });
    removed.current = false;
  }, [count, inputRef]);

  return (
    <fieldset className={styles.picker} aria-describedby={`${id}-hint`} aria-busy={busy}>
      <legend className={styles.label}>{label}</legend>
      <ul className={styles.grid}>
        {pictures.map(({ url }, index) => (
          <li key={url} className={styles.tile}>
            <img
              className={styles.picture}
              src={url}
              alt={props.pictureLabel(index + 1)}
              width="80"
              height="80"
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={props.removeLabel(index + 1)}
              disabled={disabled}
              onClick={() => {
                removed.current = true;
                props.onRemove(index);
              }}
            >
              <span className={styles.cross}>
                <Icon name="close" size={16} />
              </span>
            </button>
          </li>
        ))}
        <li className={styles.tile}>
          <label className={styles.add} data-off={disabled || busy ? '' : undefined}>
            <input
              ref={inputRef}
              type="file"
              name="pictures"
              className={styles.input}
              accept={types.join(',')}
              multiple
              disabled={disabled || busy}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                // The same file may be chosen again after it was removed.
                currentTarget.value = '';
                if (files.length > 0) props.onPick(files);
              }}
            />
            {busy ? <span className={styles.spinner} /> : <Icon name="camera" size={24} />}
            <span className={styles.word}>{addLabel}</span>
          </label>
        </li>
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
