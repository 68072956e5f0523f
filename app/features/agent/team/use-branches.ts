import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { branchQuery } from './team.queries';
import type { Asked } from './team.search';
import type { Branch } from './team-lines';

/** The branches that are opened in their place; each is loaded when it is opened. */
export function useBranches({ span, order }: Asked) {
  const [opened, setOpened] = useState<readonly string[]>([]);
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
  return {
    branches,
    toggle: (id: string) =>
      setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
  };
}
