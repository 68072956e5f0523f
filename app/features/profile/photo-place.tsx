import { type PointerEvent, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './photo-place.module.css';
import type { Photo } from './square-photo';

type Props = {
  photo: Photo;
  /** Where the square stands along the longer side, 0 to 1. */
  place: number;
  onPlace: (place: number) => void;
};

/** The photo as it will be cut; dragged, or moved by the slider, until the right square of it shows (ACC-07). */
export function PhotoPlace({ photo: { url, width, height }, place, onPlace }: Props) {
  const id = useId();
  const dragged = useRef<{ from: number; place: number } | null>(null);
  const isWide = width > height;
  const along = (event: PointerEvent) => (isWide ? event.clientX : event.clientY);

  function drag(event: PointerEvent<HTMLImageElement>) {
    const { current: start } = dragged;
    if (!start) return;
    const side = event.currentTarget.offsetWidth;
    const hidden = (side * Math.max(width, height)) / Math.min(width, height) - side;
    if (hidden > 0) onPlace(Math.min(1, Math.max(0, start.place - (along(event) - start.from) / hidden)));
  }

  return (
    <div className={styles.place}>
      <img
        className={styles.photo}
        style={{ objectPosition: `${place * 100}% ${place * 100}%` }}
        src={url}
        alt={m.account_icon_preview()}
        width="200"
        height="200"
        draggable={false}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { from: along(event), place };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      />
      {width !== height && (
        <>
          <label htmlFor={id} className={styles.label}>
            {m.account_icon_place()}
          </label>
          <input
            id={id}
            type="range"
            name="place"
            // A picture has no reading direction.
            dir="ltr"
            min="0"
            max="100"
            className={styles.slider}
            value={Math.round(place * 100)}
            onChange={(event) => onPlace(event.target.valueAsNumber / 100)}
          />
        </>
      )}
    </div>
  );
}
