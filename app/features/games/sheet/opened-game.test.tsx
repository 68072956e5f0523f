import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpenedGame } from './opened-game';

it('draws nothing on the server, whose page of an address is the same with and without a game [GATE-47]', async () => {
  const rootRoute = createRootRoute({ component: () => <OpenedGame nodeId={7} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory(), isServer: true });
  await router.load();
  expect(renderToString(<RouterProvider router={router} />)).not.toMatch(/<(?:dialog|section|div)/);
});
