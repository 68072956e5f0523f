import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselApi, CarouselMotion } from './carousel-motion';

type Options = {
  /** Number of slides; one alone is never moved. */
  total: number;
  /** Milliseconds after which the moving part is loaded unless it is wanted before. */
  delay: number;
  viewport: RefObject<HTMLElement | null>;
  dir: 'ltr' | 'rtl';
  resizeDebounce: number;
};

type Motion = {
  /** To be rendered within the carousel. */
  motion: ReactNode;
  /** Index of the slide on show. */
  selected: number;
  /** Says that the slides will be moved soon. */
  want: () => void;
  /** Goes on or back by one slide, as soon as it can; `jump` without sliding. */
  step: (by: 1 | -1, jump?: boolean) => void;
};

/**
 * What moves the slides, loaded at the first touch, when it is wanted, or after the delay; without it the first slide
 * stands still.
 */
export function useCarouselMotion({ total, delay, viewport, dir, resizeDebounce }: Options): Motion {
  const several = total > 1;
  const [wanted, setWanted] = useState(false);
  const [part, setPart] = useState<{ Motion: typeof CarouselMotion } | null>(null);
  const [selected, setSelected] = useState(0);
  const embla = useRef<CarouselApi | null>(null);
  const early = useRef<(() => void) | null>(null);
  const want = useCallback(() => setWanted(true), []);

  useEffect(() => {
    const timer = setTimeout(want, delay);
    return () => clearTimeout(timer);
  }, [want, delay]);

  useEffect(() => {
    if (!wanted || !several) return;
    import('./carousel-motion').then(
      ({ CarouselMotion }) => setPart({ Motion: CarouselMotion }),
      () => undefined,
    );
  }, [wanted, several]);

  const begin = useCallback((api: CarouselApi) => {
    embla.current = api;
    const select = () => setSelected(api.selectedScrollSnap());
    api.on('select', select).on('reInit', select);
    early.current?.();
    early.current = null;
  }, []);

  const step = useCallback((by: 1 | -1, jump = false) => {
    const go = () => (by > 0 ? embla.current?.scrollNext(jump) : embla.current?.scrollPrev(jump));
    if (embla.current) return go();
    // Turned before the moving part is there: it follows then.
    early.current = go;
    setWanted(true);
  }, []);

  const motion = part && several && (
    <part.Motion viewport={viewport} dir={dir} resizeDebounce={resizeDebounce} onApi={begin} />
  );
  return { motion, selected: selected < total ? selected : 0, want, step };
}
