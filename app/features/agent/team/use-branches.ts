import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { branchQuery } from './team.queries';
import { askedOf, openedOf, openSearch, type TeamSearch } from './team.search';
import type { Branch } from './team-lines';

/** The branches that are opened in their place, each loaded when it is opened; the address keeps them for a reload. */
export function useBranches(search: TeamSearch) {
  const { span, order } = askedOf(search);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<readonly string[]>(() => openedOf(search));
  const branches = useQueries({
    queries: opened.map((id) => branchQuery(id, span, order)),
    combine: (results) =>
      new Map(
        results.map(({ data, isError, isFetching, refetch }, index): [string, Branch] => [
          opened[index] ?? '',
          { rows: data, failed: isError && !isFetching, retry: () => void refetch() },
        ]),
      ),
  });
  const toggle = (id: string) => {
    const next = opened.includes(id) ? opened.filter((one) => one !== id) : [...opened, id];
    setOpened(next);
    void navigate({
      to: '/m/agent/team',
      search: { ...search, ...openSearch(next), csv: undefined },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  };
  return { branches, toggle };
}
