import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

const TELL = 'data:text/javascript,process.on("exit",()=>console.log("SHIPPED="+process.env.SHIPPED))';

it.each(['deploy', 'gate', 'start', 'dev'])(
  'npm run %s goes by the operator’s folder, whatever the shell has for tests',
  (command) => {
    const { stdout } = spawnSync(process.execPath, ['--import', TELL, `scripts/${command}.mjs`, '--help'], {
      cwd: at('.'),
      // A port that no browser opens: what would serve ends at once.
      env: { PATH: process.env.PATH ?? '', SHIPPED: '1', PORT: '6000' },
      encoding: 'utf8',
    });
    expect(stdout).toContain('SHIPPED=undefined');
  },
);
