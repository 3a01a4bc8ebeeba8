import * as z from 'zod/mini';

import { scanSettings } from './scan-settings.ts';
import {
  basePath,
  databaseUrl,
  flag,
  integer,
  optional,
  optionalUrl,
  origins,
  password,
  secretKeys,
  setting,
  text,
  url,
  type Setting,
} from './setting.ts';

/** Every setting that the server reads. */
export const settings = {
  host: setting('HOST', '127.0.0.1', text, 'Address to listen on.'),
  port: setting('PORT', '4000', integer(1, 65_535), 'Port to listen on.'),
  basePath: {
    ...setting(
      'BASE_PATH',
      '/mantenible',
      basePath,
      'Path under which everything is served; blank for the root.',
    ),
    blankCounts: true,
  },
  publicUrl: setting('PUBLIC_URL', '', optionalUrl, 'Origin that people type, when a proxy stands in front.'),
  dataDir: setting('DATA_DIR', './datos', text, 'Folder of database, secrets and first passwords.'),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    databaseUrl,
    'PostgreSQL to use in place of the embedded database.',
  ),
  secretKey: setting(
    'SECRET_KEY',
    '',
    secretKeys,
    'Key that encrypts repository tokens; made and kept when unset.',
  ),
  keycloakUrl: setting('KEYCLOAK_URL', '', optionalUrl, 'Keycloak to use in place of the embedded provider.'),
  keycloakRealm: setting('KEYCLOAK_REALM', 'mantenible', text, 'Realm in that Keycloak.'),
  keycloakClientId: setting(
    'KEYCLOAK_CLIENT_ID',
    'mantenible-web',
    text,
    'Public client of the page in that realm.',
  ),
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
  ...scanSettings,
  codeHostApiUrl: setting(
    'CODE_HOST_API_URL',
    'https://api.github.com',
    url,
    "Contents API from which the page reads a repository's properties file.",
  ),
  sonarHostUrl: setting(
    'SONAR_HOST_URL',
    '',
    optionalUrl,
    'SonarQube Server or Cloud that measures the projects.',
  ),
  sonarToken: setting(
    'SONAR_TOKEN',
    '',
    optional,
    "The product's own token there; required with the address.",
  ),
  sonarOrganization: setting(
    'SONAR_ORGANIZATION',
    '',
    optional,
    'Organization in SonarQube Cloud; leave unset for a Server.',
  ),
  apiDocs: setting('API_DOCS', '1', flag, 'Serve a page to read the OpenAPI document.'),
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
    'Believe the last entry of X-Forwarded-For: one proxy is in front.',
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    '',
    origins,
    'Other origins whose pages may call the API, with commas.',
  ),
  writesPerMinute: setting('LIMIT_WRITES', '120', integer(1, 1_000_000), 'Writes a minute for one person.'),
  readsPerMinute: setting('LIMIT_READS', '600', integer(1, 1_000_000), 'Reads a minute for one person.'),
  addressFactor: setting(
    'LIMIT_ADDRESS_FACTOR',
    '50',
    integer(1, 10_000),
    'One address may make that many times as many.',
  ),
  requestTimeout: setting('REQUEST_TIMEOUT', '30', integer(1, 600), 'Seconds for a request to arrive whole.'),
  handlerTimeout: setting('HANDLER_TIMEOUT', '30', integer(1, 600), 'Seconds for the server to answer one.'),
  autor: setting('INSTITUCION_AUTOR', '', optional, 'Author shown on the information screen.'),
  director: setting('INSTITUCION_DIRECTOR', '', optional, 'Director shown on the information screen.'),
  universidad: setting('INSTITUCION_UNIVERSIDAD', '', optional, 'University of the copyright line.'),
  anio: setting('INSTITUCION_ANIO', '', optional, 'Year of the copyright line.'),
} as const;

const logo = (n: 1 | 2 | 3) => ({
  archivo: setting(
    `INSTITUCION_LOGO${n}_ARCHIVO`,
    '',
    optional,
    `Image file of footer logo ${n} (svg, png, jpg, webp).`,
  ),
  enlace: setting(
    `INSTITUCION_LOGO${n}_ENLACE`,
    '',
    optionalUrl,
    `Where footer logo ${n} leads; the start page when unset.`,
  ),
  texto: setting(`INSTITUCION_LOGO${n}_TEXTO`, '', optional, `Text that stands for footer logo ${n}.`),
});

/** The three logos of the footer. */
export const logoSettings = [logo(1), logo(2), logo(3)] as const;

/** Every setting with its default and meaning, for the documentation and its check. */
export const settingList: readonly Pick<Setting<unknown>, 'name' | 'default' | 'meaning'>[] = [
  ...Object.values(settings),
  ...logoSettings.flatMap((each) => Object.values(each)),
];
