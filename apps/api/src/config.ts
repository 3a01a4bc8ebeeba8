import { resolve } from 'node:path';

import type { Setting } from './setting.ts';
import { logoSettings, settings } from './settings.ts';

export { settingList } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that the environment says, checked; the other files never look at it. */
export type Config = ReturnType<typeof readAll>;

/** Everything that is wrong with the environment, at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(['La configuración no es válida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}

/** Reads the environment; throws a `ConfigError` that lists all that is wrong, in Spanish. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const config = readAll(env, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readAll(env: Environment, problems: string[]) {
  const read = <T>(setting: Setting<T>): T => readOne(env, setting, problems);
  const s = settings;
  const keycloakUrl = read(s.keycloakUrl);
  const logotipos = logoSettings.map((logo) => ({
    archivo: read(logo.archivo),
    enlace: read(logo.enlace),
    texto: read(logo.texto),
  }));
  return {
    host: read(s.host),
    port: read(s.port),
    basePath: read(s.basePath),
    publicUrl: read(s.publicUrl),
    dataDir: resolve(read(s.dataDir)),
    databaseUrl: read(s.databaseUrl),
    secretKey: read(s.secretKey),
    keycloak:
      keycloakUrl === null
        ? null
        : { url: keycloakUrl, realm: read(s.keycloakRealm), clientId: read(s.keycloakClientId) },
    identityOnLoad: read(s.identityOnLoad),
    adminPassword: read(s.adminPassword),
    estudiantePassword: read(s.estudiantePassword),
    scanAllowLocal: read(s.scanAllowLocal),
    scanHosts: read(s.scanHosts),
    scanPrivateHosts: read(s.scanPrivateHosts),
    analisis: readAnalisis(read, problems),
    codeHostApiUrl: read(s.codeHostApiUrl),
    sonarqube: readSonarqube(read, problems),
    apiDocs: read(s.apiDocs),
    logLevel: read(s.logLevel),
    trustProxy: read(s.trustProxy),
    corsOrigins: read(s.corsOrigins),
    limits: {
      writesPerMinute: read(s.writesPerMinute),
      readsPerMinute: read(s.readsPerMinute),
      addressFactor: read(s.addressFactor),
    },
    times: {
      requestTimeoutMs: read(s.requestTimeout) * 1000,
      handlerTimeoutMs: read(s.handlerTimeout) * 1000,
    },
    institucion: {
      autor: read(s.autor),
      director: read(s.director),
      universidad: read(s.universidad),
      anio: read(s.anio),
      logotipos,
    },
  };
}

const mebibyte = 1024 * 1024;

/** Who makes analyses, how many, and what each may cost; separate workers need a database that several may open. */
function readAnalisis(read: <T>(setting: Setting<T>) => T, problems: string[]) {
  const s = settings;
  const jobs = read(s.jobs);
  if (jobs === 'worker' && read(s.databaseUrl) === null)
    problems.push('JOBS: worker necesita DATABASE_URL, porque la base incorporada es de un solo proceso');
  return {
    jobs,
    simultaneos: read(s.scanConcurrency),
    segundosDeRepeticion: read(s.scanRepeatSeconds),
    porHora: read(s.scanPerHour),
    limites: {
      packBytes: read(s.scanPackMb) * mebibyte,
      archivos: read(s.scanFiles),
      textoBytes: read(s.scanTextMb) * mebibyte,
      lineas: read(s.scanLines),
      segundos: read(s.scanSeconds),
      memoriaMb: read(s.scanMemoryMb),
    },
  };
}

/** The scanning service, or null; an address without a token could do nothing. */
function readSonarqube(read: <T>(setting: Setting<T>) => T, problems: string[]) {
  const url = read(settings.sonarHostUrl);
  const token = read(settings.sonarToken);
  const organizacion = read(settings.sonarOrganization);
  if (url === null) return null;
  if (token === null) problems.push('SONAR_TOKEN: es necesario cuando se indica SONAR_HOST_URL');
  return { url, token: token ?? '', organizacion };
}

/** A wrong value is noted and its default stands in, so that the reading goes on to the next. */
function readOne<T>(env: Environment, setting: Setting<T>, problems: string[]): T {
  const written = env[setting.name];
  const unset = written === undefined || (written.trim() === '' && setting.blankCounts !== true);
  const result = setting.schema.safeParse(unset ? setting.default : written.trim());
  if (result.success) return result.data;
  problems.push(`${setting.name}: ${result.error.issues[0]?.message ?? 'valor no válido'}`);
  return setting.schema.parse(setting.default);
}
