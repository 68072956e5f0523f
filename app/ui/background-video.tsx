import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './background-video.module.css';
import type { Elements } from './elements';
import { IconButton } from './icon-button';
import { isMotionReduced } from './is-motion-reduced';

type Props = {
  src: string;
  /** Where the video is gone on with, in seconds, and where it is noted; without it the video starts anew each time. */
  position?: { read: () => number; note: (seconds: number) => void } | undefined;
  /** The picture beneath the video, which stays when there is none. */
  poster: Elements;
  /** Milliseconds until the video shows. */
  delay: number;
  /** False keeps the poster: the video is decoration that this player has not asked for. */
  allowed?: boolean;
  /** Offers a play button where the video may not start by itself; else only the poster is there. */
  playable?: boolean;
  text: { pause: string; play: string };
};

type State = 'poster' | 'waiting' | 'playing' | 'paused';

/**
 * A muted, looping video over its poster (SHELL-34 to SHELL-41). It starts by itself, is shown after the delay, can be
 * paused, and never starts with data saver or reduced motion.
 */
export function BackgroundVideo(props: Props) {
  const { src, position, poster, delay, allowed = true, playable = false, text } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('poster');
  const showing = state === 'playing' || state === 'paused';

  useEffect(() => {
    if (!allowed) return;
    if (!mayStart()) return setState(playable ? 'paused' : 'poster');
    setState('waiting');
    const timer = setTimeout(() => setState('playing'), delay);
    return () => clearTimeout(timer);
  }, [allowed, playable, delay]);

  useEffect(() => {
    const element = video.current;
    if (!element || !showing) return;
    if (state === 'paused') return element.pause();
    return playWhileSeen(element, () => setState('paused'));
  }, [state, showing]);

  function recall({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const seconds = position?.read() ?? 0;
    if (seconds > 0 && seconds < currentTarget.duration) currentTarget.currentTime = seconds;
  }

  return (
    <>
      {poster}
      {state !== 'poster' && (
        <video
          ref={video}
          className={styles.video}
          data-shown={showing ? '' : undefined}
          src={src}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload={state === 'paused' ? 'none' : 'auto'}
          aria-hidden="true"
          tabIndex={-1}
          onLoadedMetadata={recall}
          onTimeUpdate={({ currentTarget }) => position?.note(currentTarget.currentTime)}
          onError={() => setState('poster')}
        />
      )}
      {showing && (
        <IconButton
          className={styles.control ?? ''}
          icon={state === 'playing' ? 'pause' : 'play'}
          size={20}
          label={state === 'playing' ? text.pause : text.play}
          onClick={() => setState(state === 'playing' ? 'paused' : 'playing')}
        />
      )}
    </>
  );
}

function mayStart(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const unwanted = '(prefers-reduced-data: reduce)';
  return connection?.saveData !== true && !isMotionReduced() && !window.matchMedia?.(unwanted).matches;
}

/** Plays while at least half of the video is on the screen. Responses a function that stops watching. */
function playWhileSeen(element: HTMLVideoElement, onRefused: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return element.pause();
      // Interrupted by a pause of our own is no refusal.
      element.play()?.catch((error: unknown) => (error as Error).name === 'NotAllowedError' && onRefused());
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
