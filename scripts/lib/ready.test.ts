import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './ready.mjs';

test('says in words why a port is no good: taken, refused by every browser, or no port at all', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  await expect(requireFreePort(port, 'npm start')).rejects.toThrow('is taken');
  await new Promise((resolve) => taken.close(resolve));
  await expect(requireFreePort(port, 'npm start')).resolves.toBeUndefined();
  await expect(requireFreePort(6000, 'npm start')).rejects.toThrow('No browser opens port 6000');
  await expect(requireFreePort(70_000, 'npm start')).rejects.toThrow('must be a number');
});
