// `npm run deploy`: looks at settings, secrets and bindings, builds what stands in this checkout, deploys that, and looks at
// it from outside. `npm run deploy -- --dry-run` shows every setting as it would be, and deploys nothing.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { watchChildren } from './lib/processes.mjs';
import { keepOperatorFolder } from './lib/shipped.mjs';

keepOperatorFolder();
try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  watchChildren();
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function main(args) {
  const [{ deploy, readDeployArgs, USAGE }, { preflight }, { ensureBuilt }, { quietWrangler }] =
    await Promise.all([
      import('./lib/deploy.mjs'),
      import('./lib/preflight.mjs'),
      import('./lib/build.mjs'),
      import('./lib/wrangler.mjs'),
    ]);
  const asked = readDeployArgs(args);
  if (asked.isHelp) return console.log(USAGE);
  const { screens, problems, notes } = await preflight(asked, quietWrangler);
  if (asked.isDry) for (const { name, lines } of screens) console.log(`${name}\n${lines.join('\n')}\n`);
  for (const note of [...notes, ...(await seenGateway(asked))]) console.log(`  Note: ${note}`);
  if (problems.length > 0)
    throw new Error(
      `Not deployed. To be put right first (docs/operator.md has every step):\n\n${problems.join('\n')}`,
    );
  console.log('Settings, secrets and bindings are as they should be.');
  const build = await ensureBuilt();
  console.log(build.isNew ? 'Built.' : 'The build is of what stands here.');
  const targets = await deploy(build, asked);
  if (asked.isDry) return console.log('\nNothing is deployed.');
  await lookAt([...new Set([...targets, ...asked.urls])], build, asked);
}

/** What the operator's gateway says to guests, as seen from here; it may let in its worker alone. */
async function seenGateway({ stage, changes }) {
  const [{ gatewayNotes }, { readSiteConfig }] = await Promise.all([
    import('./lib/own-gateway.mjs'),
    import('./lib/stages.mjs'),
  ]);
  const { vars } = await readSiteConfig(stage);
  return gatewayNotes({ ...vars, ...changes });
}

async function lookAt(origins, build, { stage, changes }) {
  const [{ challengeOf, fileOfBuild, smokeCheck }, { readSiteConfig }] = await Promise.all([
    import('./lib/smoke.mjs'),
    import('./lib/stages.mjs'),
  ]);
  const { name, vars } = await readSiteConfig(stage);
  if (origins.length === 0)
    return console.log('\nDeployed. Nobody looked at it from outside: npm run deploy -- --url https://…');
  console.log('\nFrom outside:');
  const { OPERATOR_KEY: operatorKey } = process.env;
  const file = fileOfBuild(build);
  const look = (origin) =>
    smokeCheck(origin, { file, challenge: challengeOf({ ...vars, ...changes }, origin), operatorKey });
  const seen = await Promise.all(origins.map((origin) => look(new URL(origin).origin)));
  for (const { lines } of seen) console.log(lines.join('\n'));
  if (seen.some(({ isGood }) => !isGood))
    throw new Error(
      `Deployed, and not as it should be. Back to the deployment before: npx wrangler rollback --name ${name}`,
    );
  console.log('\nDeployed.');
}
