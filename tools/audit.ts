// `npm run audit`: known vulnerabilities of the locked packages. Ends with 0 where none is high or critical, with 1 where one is,
// and with 2 where the registry serves no advisories, so that nothing is decided.
import { audit } from './supply-chain/audit.ts';

const { code, lines } = await audit();
for (const line of lines) console.log(line);
process.exitCode = code;
