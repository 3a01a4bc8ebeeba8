import * as z from 'zod/mini';

import { correo } from './settings-correo.ts';
import { institucion } from './settings-institucion.ts';
import { flatten, setting } from './setting.ts';
import {
  basePath,
  databaseUrl,
  flag,
  folder,
  hosts,
  integer,
  mebibytes,
  hostsOrNone,
  optional,
  optionalOrigin,
  optionalPort,
  optionalUrl,
  origins,
  password,
  seconds,
  secretKeys,
  text,
  url,
} from './values.ts';

/** Limits of an analysis. */
const limites = {
  segundos: setting('SCAN_SECONDS', '300', integer(5, 3000), 'Seconds that an analysis may take.'),
  packBytes: setting('SCAN_PACK_MB', '200', mebibytes(1, 10_000), 'Size of a download from git, in MiB.'),
  archivos: setting(
    'SCAN_FILES',
    '20000',
    integer(1, 1_000_000),
    'Entries of a repository, whatever they are.',
  ),
  textoBytes: setting('SCAN_TEXT_MB', '100', mebibytes(1, 10_000), 'Size of all texts analysed, in MiB.'),
  lineas: setting('SCAN_LINES', '500000', integer(1, 100_000_000), 'Lines of all texts analysed.'),
  memoriaMb: setting(
    'SCAN_MEMORY_MB',
    '384',
    integer(64, 65_536),
    'Memory of one of the processes that analyse, in MiB.',
  ),
};

/** Most seconds that an installation may give the server to answer a request. */
export const maxHandlerSeconds = 600;

/**
 * Every setting that the server reads, at the path of its value in `Config`. `npm run docs` writes their table.
 */
export const settings = {
  host: setting('HOST', '127.0.0.1', text, 'Address to listen on.'),
  port: setting('PORT', '4000', integer(1, 65_535), 'Port to listen on.'),
  metricsPort: setting(
    'METRICS_PORT',
    '',
    optionalPort,
    'Port at `HOST` for metrics in the format of Prometheus; none when unset.',
  ),
  basePath: setting(
    'BASE_PATH',
    '/mantenible',
    basePath,
    'Path under which everything is served; blank for the root.',
    { blankCounts: true },
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    optionalOrigin,
    'Origin that people type, when a proxy stands in front.',
  ),
  dataDir: setting(
    'DATA_DIR',
    './datos',
    folder,
    'Folder of database, secrets, first passwords, and compiled code of the analysis (some 10 MB for each version of Node).',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    databaseUrl,
    'PostgreSQL to use in place of the embedded database.',
  ),
  databasePrepare: setting(
    'DATABASE_PREPARE',
    '1',
    flag,
    'Whether repeated statements are prepared; 0 sends each one as it is.',
  ),
  secretKey: setting(
    'SECRET_KEY',
    '',
    secretKeys,
    'Key that encrypts repository tokens, and from which the embedded provider derives its keys; made and kept when unset.',
  ),
  keycloak: {
    url: setting('KEYCLOAK_URL', '', optionalUrl, 'Keycloak to use in place of the embedded provider.'),
    realm: setting('KEYCLOAK_REALM', 'mantenible', text, 'Realm in that Keycloak.'),
    clientId: setting(
      'KEYCLOAK_CLIENT_ID',
      'mantenible-web',
      text,
      'Public client of the page in that realm.',
    ),
  },
  identityOnLoad: setting(
    'IDENTITY_ON_LOAD',
    'login-required',
    z.enum(['login-required', 'check-sso'], 'debe ser login-required o check-sso'),
    'Whether opening the page sends to sign-in at once, or shows the landing page first.',
  ),
  adminPassword: setting(
    'ADMIN_PASSWORD',
    '',
    password,
    'First password of admin; made at random when unset.',
  ),
  estudiantePassword: setting(
    'ESTUDIANTE_PASSWORD',
    '',
    password,
    'First password of estudiante; made at random when unset.',
  ),
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
    hostsOrNone,
    'More such hosts, which may stand at private addresses; separated by commas.',
  ),
  analisis: {
    simultaneos: setting('SCAN_CONCURRENCY', '2', integer(1, 64), 'Analyses at once in one process.'),
    porHora: setting(
      'SCAN_PER_HOUR',
      '10',
      integer(1, 100_000),
      'Analyses that one person may start in an hour.',
    ),
    segundosDeRepeticion: setting(
      'SCAN_REPEAT_SECONDS',
      '60',
      integer(0, 86_400),
      'Seconds before an analysis during which its process died is begun once more.',
    ),
    segundosDePasado: setting(
      'SCAN_HISTORY_SECONDS',
      '1200',
      integer(5, 3000),
      "Seconds that the analysis of a repository's past may take.",
    ),
    limites,
    jobs: setting(
      'JOBS',
      'server',
      z.enum(['server', 'worker'], 'debe ser server o worker'),
      'Who makes analyses: this server, or processes of `npm run worker` over the same PostgreSQL.',
    ),
  },
  codeHostApiUrl: setting(
    'CODE_HOST_API_URL',
    'https://api.github.com',
    url,
    "Contents API from which the page reads a repository's properties file.",
  ),
  sonarqube: {
    url: setting('SONAR_HOST_URL', '', optionalUrl, 'SonarQube Server or Cloud that measures the projects.'),
    token: setting('SONAR_TOKEN', '', optional, "The product's own token there; required with the address."),
    organizacion: setting(
      'SONAR_ORGANIZATION',
      '',
      optional,
      'Organization in SonarQube Cloud; leave unset for a Server.',
    ),
  },
  apiDocs: setting('API_DOCS', '1', flag, 'Serve the OpenAPI document, and a page to read it.'),
  shares: setting(
    'SHARED_ANSWERS',
    '1',
    flag,
    'Equal calls share one read, and its answer is written and compressed once; `0` only to measure what that brings.',
  ),
  sharedLinks: setting(
    'SHARED_LINKS',
    '1',
    flag,
    'Whether owners of projects may make read-only links, and whether these open; `0` closes those that exist too.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'debe ser fatal, error, warn, info, debug o silent',
    ),
    'Least severity that is logged.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '0',
    flag,
    'Take the address from the last entry of X-Forwarded-For: one proxy is in front.',
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    '',
    origins,
    'Other origins whose pages may call the API, with commas.',
  ),
  limits: {
    writesPerMinute: setting('LIMIT_WRITES', '120', integer(1, 1_000_000), 'Writes a minute for one person.'),
    readsPerMinute: setting('LIMIT_READS', '600', integer(1, 1_000_000), 'Reads a minute for one person.'),
    addressFactor: setting(
      'LIMIT_ADDRESS_FACTOR',
      '50',
      integer(1, 10_000),
      'One address may make that many times as many.',
    ),
    workSeconds: setting(
      'LIMIT_WORK',
      '30',
      integer(1, 3600),
      'Seconds of processor time a minute that requests without a session may take, for one address.',
    ),
  },
  cuotas: {
    proyectos: setting('QUOTA_PROJECTS', '50', integer(1, 1_000_000), 'Projects of one person.'),
    bytesAnalisis: setting(
      'QUOTA_ANALYSES_MB',
      '300',
      mebibytes(1, 1_000_000),
      "Size of the kept analyses of one person's projects, in MiB.",
    ),
    bytesPruebas: setting(
      'QUOTA_TESTS_MB',
      '100',
      mebibytes(1, 1_000_000),
      'Size of the tests, drafts, evidence, marks and plan actions of one person, in MiB.',
    ),
    pruebasPorProyecto: setting('QUOTA_TESTS', '200', integer(1, 1_000_000), 'Tests of one project.'),
    borradoresPorProyecto: setting('QUOTA_DRAFTS', '20', integer(1, 1_000_000), 'Drafts of one project.'),
    disco: setting(
      'QUOTA_DISK',
      '90',
      integer(1, 100),
      'Percentage of the partition of `DATA_DIR` from which next to nothing more is stored (despliegue.md, Quotas); for the embedded database.',
    ),
  },
  times: {
    requestTimeoutMs: setting(
      'REQUEST_TIMEOUT',
      '30',
      seconds(1, 600),
      'Seconds for a request to arrive whole.',
    ),
    handlerTimeoutMs: setting(
      'HANDLER_TIMEOUT',
      '30',
      seconds(1, maxHandlerSeconds),
      'Seconds until the server begins to answer one.',
    ),
  },
  institucion,
  correo,
  diasDeNombres: setting(
    'COURSE_NAMES_DAYS',
    '365',
    integer(1, 36_500),
    'Days for which a course keeps the names of its people after it was archived.',
  ),
};

/** Every setting with its default and meaning, for `docs/configuracion.md`. */
export const settingList = flatten(settings);
