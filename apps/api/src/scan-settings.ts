import * as z from 'zod/mini';

import { flag, hosts, integer, noHosts, setting } from './setting.ts';

/** What the embedded scanner may reach, and what an analysis may cost. */
export const scanSettings = {
  scanAllowLocal: setting(
    'SCAN_ALLOW_LOCAL',
    '0',
    flag,
    'Allow http and loopback repositories: demonstrations only.',
  ),
  scanHosts: setting(
    'SCAN_HOSTS',
    'github.com,gitlab.com,bitbucket.org,codeberg.org',
    hosts,
    'Hosts whose repositories may be registered, separated by commas; * stands for any public one.',
  ),
  scanPrivateHosts: setting(
    'SCAN_PRIVATE_HOSTS',
    '',
    noHosts,
    'More such hosts, which may stand at private addresses; separated by commas.',
  ),
  scanConcurrency: setting('SCAN_CONCURRENCY', '2', integer(1, 64), 'Analyses at once in one process.'),
  scanPerHour: setting(
    'SCAN_PER_HOUR',
    '10',
    integer(1, 100_000),
    'Analyses that one person may start in an hour.',
  ),
  scanSeconds: setting('SCAN_SECONDS', '300', integer(5, 3000), 'Seconds that an analysis may take.'),
  scanRepeatSeconds: setting(
    'SCAN_REPEAT_SECONDS',
    '60',
    integer(0, 86_400),
    'Seconds before an analysis during which its process died is begun once more.',
  ),
  scanPackMb: setting('SCAN_PACK_MB', '200', integer(1, 10_000), 'Size of a download from git, in MiB.'),
  scanFiles: setting(
    'SCAN_FILES',
    '20000',
    integer(1, 1_000_000),
    'Entries of a repository, whatever they are.',
  ),
  scanTextMb: setting('SCAN_TEXT_MB', '100', integer(1, 10_000), 'Size of all texts analysed, in MiB.'),
  scanLines: setting('SCAN_LINES', '500000', integer(1, 100_000_000), 'Lines of all texts analysed.'),
  scanMemoryMb: setting(
    'SCAN_MEMORY_MB',
    '384',
    integer(64, 65_536),
    'Memory of one of the processes that analyse, in MiB.',
  ),
  jobs: setting(
    'JOBS',
    'server',
    z.enum(['server', 'worker'], 'debe ser server o worker'),
    'Who makes analyses: this server, or processes of `npm run worker` over the same PostgreSQL.',
  ),
};
