import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselApi, CarouselMotion } from './carousel-motion';
import type { Elements } from './elements';

type Options = {
  /** Number of slides; one alone is never moved. */
  total: number;
  /** The moving part is loaded, before anything wants it. */
  awake: boolean;
  viewport: RefObject<HTMLElement | null>;
  dir: 'ltr' | 'rtl';
  resizeDebounce: number;
};

type Motion = {
  /** To be rendered within the carousel. */
  motion: Elements;
  /** Index of the slide on show. */
  selected: number;
  /** Says that the slides will be moved soon. */
  want: () => void;
  /** Goes on or back by one slide, as soon as it can; `jump` without sliding. */
  step: (by: 1 | -1, jump?: boolean) => void;
  /** Goes on by one slide by itself; needs no more than the browser. */
  advance: () => void;
};

/**
 * What moves the slides, loaded when it is wanted: a touch, a button, a visitor who is about. Until then the
 * track goes on from slide to slide, and back to the first.
 */
export function useCarouselMotion({ total, awake, viewport, dir, resizeDebounce }: Options): Motion {
  const several = total > 1;
  const [wanted, setWanted] = useState(false);
  const [part, setPart] = useState<{ Motion: typeof CarouselMotion; start: number } | null>(null);
  const [selected, setSelected] = useState(0);
  const shown = useRef(0);
  const embla = useRef<CarouselApi | null>(null);
  const early = useRef<(() => void) | null>(null);
  const want = useCallback(() => setWanted(true), []);

  const show = useCallback((index: number) => {
    shown.current = index;
    setSelected(index);
  }, []);

  useEffect(() => {
    if (!(wanted || awake) || !several) return;
    import('./carousel-motion').then(
      ({ CarouselMotion }) => setPart({ Motion: CarouselMotion, start: shown.current }),
      () => undefined,
    );
  }, [wanted, awake, several]);

  const begin = useCallback(
    (api: CarouselApi) => {
      embla.current = api;
      const select = () => show(api.selectedScrollSnap());
      api.on('select', select).on('reInit', select);
      early.current?.();
      early.current = null;
    },
    [show],
  );

  const step = useCallback((by: 1 | -1, jump = false) => {
    const go = () => (by > 0 ? embla.current?.scrollNext(jump) : embla.current?.scrollPrev(jump));
    if (embla.current) return go();
    // Turned before the moving part is there: it follows then.
    early.current = go;
    setWanted(true);
  }, []);

  const advance = useCallback(() => {
    if (embla.current) return embla.current.scrollNext();
    const next = (shown.current + 1) % total;
    glide(viewport.current, next, dir);
    show(next);
  }, [total, viewport, dir, show]);

  const motion = part && several && (
    <part.Motion
      viewport={viewport}
      dir={dir}
      resizeDebounce={resizeDebounce}
      start={part.start}
      onApi={begin}
    />
  );
  return { motion, selected: selected < total ? selected : 0, want, step, advance };
}

/** Moves the track so that one of its slides shows; nothing scrolls, which would look like a visitor's doing. */
function glide(viewport: HTMLElement | null, index: number, dir: 'ltr' | 'rtl') {
  const track = viewport?.firstElementChild;
  const slide = track?.children[index];
  if (!(track instanceof HTMLElement) || !slide) return;
  const side = dir === 'rtl' ? 'right' : 'left';
  const from = track.getBoundingClientRect();
  const part = (from[side] - slide.getBoundingClientRect()[side]) / from.width;
  track.style.transition = 'translate 0.4s';
  track.style.translate = `${part * 100}%`;
}
