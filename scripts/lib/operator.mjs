import { operatorLines } from '../../build/operator/check.ts';

/** @throws Error in a line for each brand and text of the operator's folder that cannot be used */
export async function requireOperatorFolder() {
  const { problems } = await operatorLines();
  if (problems.length > 0)
    throw new Error(
      `What cannot be used of your own (docs/brand.md):\n\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
}
