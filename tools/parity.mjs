// `npm run parity -- FOLDER`: the same folder measured by a real SonarQube (SONAR_HOST_URL, SONAR_TOKEN) and by the
// embedded analyser; prints every file and measure that differs, and ends with an error when one does.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';

import { compare, report } from './parity/compare.mjs';
import { analyseFolder } from './parity/ours.mjs';
import { scanFolder } from './parity/scan.mjs';
import { deleteProject, metrics, readFiles, waitForReport } from './parity/server.mjs';

/** SonarQube 10.7 counts it an older way in JavaScript and TypeScript. */
const apart = 'cognitive_complexity';

const [argument] = process.argv.slice(2);
const server = { url: process.env['SONAR_HOST_URL'] ?? '', token: process.env['SONAR_TOKEN'] ?? '' };
if (argument === undefined || server.url === '' || server.token === '')
  throw new Error('usage: SONAR_HOST_URL=… SONAR_TOKEN=… npm run parity -- FOLDER');

const folder = resolve(argument);
const key = `paridad-${randomUUID()}`;
try {
  await scanFolder(server, folder, key);
  await waitForReport(server, key);
  const theirs = await readFiles(server, key);
  const ours = await analyseFolder(folder);
  const same = compare(
    ours,
    theirs,
    metrics.filter((metric) => metric !== apart),
  );
  console.log(report('counted differently on purpose', compare(ours, theirs, [apart])));
  console.log(report('\nparity', same));
  process.exitCode = same.differences.length === 0 ? 0 : 1;
} finally {
  await deleteProject(server, key);
}
