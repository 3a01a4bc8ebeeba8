// `npm run sbom`: prints a CycloneDX document with every package of package-lock.json; fails where one is missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './lib/paths.ts';
import { listPackages, missingFrom } from './supply-chain/list-packages.ts';
import { packagesIn } from './supply-chain/lockfile.ts';

const document = await listPackages();
console.log(document.trimEnd());
const missing = missingFrom(document, packagesIn(readFileSync(join(root, 'package-lock.json'), 'utf8')));
for (const id of missing) console.error(`falta ${id}`);
process.exitCode = missing.length === 0 ? 0 : 1;
