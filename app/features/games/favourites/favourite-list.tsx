import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { buttonClass } from '@/app/ui/button';
import { isFocusLost } from '@/app/ui/lost-focus';
import { StateCard } from '@/app/ui/state-card';
import { GameList } from '../lobby/game-list';
import { useFavouriteList } from './use-favourite-list';

/** The member's favourite games; a heart that is tapped takes its game out at once (GAME-28, GAME-66). */
export function FavouriteList() {
  useLocale();
  const list = useFavouriteList();
  const place = useFocusOnNext(list.entries?.length);
  return (
    <div ref={place}>
      <GameList
        list={list}
        empty={
          <StateCard kind="empty" title={m.favourites_empty_title()} text={m.favourites_empty_text()}>
            <Link to="/m/slot-games" className={buttonClass('tonal')}>
              {m.favourites_empty_action()}
            </Link>
          </StateCard>
        }
      />
    </div>
  );
}

/** A heart goes with its tile; the focus moves on to the heart that takes its place, else to the main part. */
function useFocusOnNext(length: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the list gets shorter
  useLayoutEffect(() => {
    const hearts = heartsIn(list.current);
    if (place.current >= 0 && isFocusLost()) {
      const next = hearts[Math.min(place.current, hearts.length - 1)] ?? list.current?.closest('main');
      next?.focus({ preventScroll: true });
    }
    const note = () => {
      place.current = heartsIn(list.current).indexOf(document.activeElement as HTMLElement);
    };
    note();
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [length]);
  return list;
}

function heartsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])];
}
