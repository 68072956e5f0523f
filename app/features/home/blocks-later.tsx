import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { Blocks } from './blocks';
import styles from './blocks.module.css';

const BLOCKS_ID = 'home-blocks';

/**
 * The sections below the games. They come with the page from the server; what brings them to life is loaded when
 * they come near or when the visitor first touches anything.
 */
export function BlocksLater() {
  return (
    <div id={BLOCKS_ID} className={styles.blocks}>
      <Suspense fallback={<Skeleton className={styles.pending} />}>
        <Sections />
      </Suspense>
    </div>
  );
}

const Sections = createIsomorphicFn()
  .server(() => Blocks)
  .client(() => lazy(loadBlocks))();

async function loadBlocks(): Promise<{ default: ComponentType }> {
  const standing = document.getElementById(BLOCKS_ID);
  if (standing) await whenWanted(standing);
  try {
    return { default: (await import('./blocks')).Blocks };
  } catch {
    // What came from the server stays as it is, its links work; nothing takes the place of what did not.
    return standing ? new Promise<never>(() => undefined) : { default: () => null };
  }
}

function whenWanted(box: HTMLElement): Promise<void> {
  const signs = ['pointerdown', 'keydown'];
  return new Promise((resolve) => {
    const begin = () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, begin, true);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), {
      rootMargin: '50% 0px',
    });
    observer.observe(box);
    for (const sign of signs) addEventListener(sign, begin, true);
  });
}
