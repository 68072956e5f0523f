import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { categoryName } from '@/app/domain/games/category-names';
import { categoryTarget } from '@/app/domain/games/game-categories';
import { vendorName } from '@/app/domain/games/vendor-name';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { ChipStrip } from '@/app/ui/chips';
import { Icon } from '@/app/ui/icon';
import { ChipLink } from '../chips';
import { gameTypesQuery } from '../games.queries';
import { LIST_TYPES, type LobbySearch } from './lobby-search';
import { kindsTypeOf, type LobbyCode, lobbyOf } from './lobby-table';

type Props = { code: LobbyCode; search: LobbySearch; vendors: readonly string[] };

/**
 * What narrows the list further: types of games, kinds, and vendors one at a time; all are links, and a chosen one
 * takes itself back (GAME-33, GAME-42, GAME-70, GAME-71). Drawn by a screen that knows the language.
 */
export function LobbyChips({ code, search, vendors }: Props) {
  const { path, isMixed } = lobbyOf(code);
  const { game: _, ...open } = search;
  const kinds = useKinds(kindsTypeOf(code, search));
  const all = { ...open, vendor: undefined, gameType: undefined, gameClassify: undefined };
  const chosenVendor = open.vendor === undefined ? [] : [String(open.vendor)];
  const offered = code === 'JL' || code === 'RTG' ? [] : [...new Set([...vendors, ...chosenVendor])];
  const recent = categoryTarget('RECENT');
  const own = useScreenExists()('/m/fav-games');

  return (
    <ChipStrip label={m.lobby_filters_label()}>
      <Chip
        link={linkOptions({ to: path, search: all })}
        on={!open.vendor && !open.gameType && !open.gameClassify}
      >
        {m.lobby_all()}
      </Chip>
      {own && (
        <>
          <ChipLink link={categoryTarget('FAV')}>
            <Icon name="heart" size={16} />
            <span>{m.lobby_favourites()}</span>
          </ChipLink>
          <ChipLink link={linkOptions({ to: recent.to, search: { ...recent.search, category: 'RNG' } })}>
            <Icon name="history" size={16} />
            <span>{m.lobby_recent()}</span>
          </ChipLink>
        </>
      )}
      {isMixed &&
        LIST_TYPES.map((type) => (
          <Chip
            key={type}
            link={linkOptions({
              to: path,
              search: {
                ...open,
                gameClassify: undefined,
                gameType: open.gameType === type ? undefined : type,
              },
            })}
            on={open.gameType === type}
          >
            {categoryName(type)}
          </Chip>
        ))}
      {kinds.map(({ gameClassify, name }) => {
        const on = String(open.gameClassify) === gameClassify;
        return (
          <Chip
            key={gameClassify}
            link={linkOptions({
              to: path,
              search: { ...open, gameClassify: on ? undefined : gameClassify },
            })}
            on={on}
          >
            <bdi translate="no">{name}</bdi>
          </Chip>
        );
      })}
      {offered.map((vendor) => {
        const on = chosenVendor.includes(vendor);
        return (
          <Chip
            key={vendor}
            link={linkOptions({ to: path, search: { ...open, vendor: on ? undefined : vendor } })}
            on={on}
          >
            <bdi translate="no">{vendorName(vendor)}</bdi>
          </Chip>
        );
      })}
    </ChipStrip>
  );
}

/** A filter of this list, loaded ahead with the first touch. */
function Chip(chip: ComponentProps<typeof ChipLink>) {
  return <ChipLink {...chip} stays ahead />;
}

/** The kinds of games of a type, as the gateway names them (CALL-54). */
function useKinds(type: string | undefined) {
  const { data } = useQuery({ ...gameTypesQuery(), enabled: type !== undefined });
  return data?.list.find(({ gameType }) => gameType === type)?.classifies ?? [];
}
