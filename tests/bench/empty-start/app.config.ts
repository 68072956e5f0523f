// An empty page of the same framework and versions: what the site's own weight is measured against.
import { cloudflare } from '@cloudflare/vite-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        virtualRouteConfig: {
          type: 'root',
          file: 'root.tsx',
          children: [{ type: 'index', file: 'index.tsx' }],
        },
      },
    }),
    react(),
  ],
});
