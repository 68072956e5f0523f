// Runs the soak for as many minutes as are named, ten unless told: npm run soak -- 2
import { run } from './lib/run.mjs';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0 && minutes <= 120)) throw new Error('npm run soak -- <minutes>, 120 at most');
const env = { ...process.env, SOAK_MINUTES: String(minutes) };
const { code } = await run('npx', ['vitest', 'run', '--project', 'soak'], { env });
process.exit(code);
