// Stands before a backend and seals and signs what a Pact verifier sends it: contracts/RULES.md.
import { parseArgs } from 'node:util';
import { FILTER_PORT } from './command/curl.mjs';
import { DEMO_SECRETS, startFilter } from './request-filter.mjs';

const USAGE = `Usage: node contracts/pact/filter.mjs --url http://localhost:8080 [options]

  --port PORT         where to listen; default ${FILTER_PORT}
  --vendor-secret S   secret of the vendor that your states name
  --payment-secret S  the same of the payment provider`;

try {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: { url: text, port: text, 'vendor-secret': text, 'payment-secret': text },
  });
  if (!values.url) throw new Error('--url is missing');
  const filter = await startFilter({
    url: values.url,
    port: Number(values.port ?? FILTER_PORT),
    vendorSecret: values['vendor-secret'] ?? DEMO_SECRETS.vendorSecret,
    paymentSecret: values['payment-secret'] ?? DEMO_SECRETS.paymentSecret,
  });
  console.log(`Calls to ${filter.url} are sealed, signed and passed to ${values.url}. Ctrl-C ends.`);
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
