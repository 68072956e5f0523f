import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import type { CarouselApi, CarouselMotion } from './carousel-motion';
import { IconButton } from './icon-button';

type Props = {
  /** Name of the carousel for assistive technology. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Milliseconds between slides; only with more than one slide and unless the player prefers reduced motion. */
  interval: number;
  /** Milliseconds a change of size must have come to rest before the slides are measured again. */
  resizeDebounce: number;
  dir: 'ltr' | 'rtl';
  text: { pause: string; play: string; slide: (number: number, total: number) => string };
};

/**
 * A looping carousel with dots and a pause button (SHELL-29 to SHELL-33). The first slide has its full width from
 * the server on. What moves it is loaded at the first touch, or half an interval after the page stands.
 */
export function Carousel({ label, slides, interval, resizeDebounce, dir, text }: Props) {
  const several = slides.length > 1;
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const Motion = useMotion(wanted && several);
  const [embla, setEmbla] = useState<CarouselApi | null>(null);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), interval / 2);
    return () => clearTimeout(timer);
  }, [interval]);

  useEffect(() => {
    if (!embla) return;
    const select = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  const mayMove = useCallback(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const focused = region.current?.matches(':has(:focus-visible)') ?? false;
    return !reduced && !focused && !document.hidden;
  }, []);

  const latest = useRef(embla);
  latest.current = embla;
  useEffect(() => {
    if (!several || paused) return;
    const timer = setInterval(() => mayMove() && latest.current?.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [several, paused, interval, mayMove]);

  return (
    <section ref={region} className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {Motion && <Motion viewport={viewport} dir={dir} resizeDebounce={resizeDebounce} onApi={setEmbla} />}
      <div
        className={styles.viewport}
        ref={viewport}
        onPointerEnter={() => setWanted(true)}
        onPointerDown={() => setPaused(true)}
      >
        <ul className={styles.track} aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={text.slide(index + 1, slides.length)}
              inert={index !== selected}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
          <div className={styles.dots} aria-hidden="true">
            {slides.map((slide, index) => (
              <span
                key={slide.id}
                className={styles.dot}
                data-selected={index === selected ? '' : undefined}
              />
            ))}
          </div>
          <IconButton
            className={styles.pause ?? ''}
            icon={paused ? 'play' : 'pause'}
            size={20}
            label={paused ? text.play : text.pause}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  );
}

/** The part that moves the slides, once it is wanted and there; without it the first slide stands still. */
function useMotion(wanted: boolean): ComponentType<Parameters<typeof CarouselMotion>[0]> | null {
  const [motion, setMotion] = useState<{ Motion: typeof CarouselMotion } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./carousel-motion').then(
      ({ CarouselMotion }) => setMotion({ Motion: CarouselMotion }),
      () => undefined,
    );
  }, [wanted]);
  return motion?.Motion ?? null;
}
