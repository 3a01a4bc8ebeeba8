import { readTree, type Environment, type Values } from './setting.ts';
import { settings } from './settings.ts';

/** The settings with the values of the environment, in the shape of `settings`. */
type ReadSettings = Values<typeof settings>;

/** All settings of the environment, checked; no other file reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** The error of a wrong environment: it lists all problems. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(['La configuración no es válida:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}

/** Reads the environment; throws a `ConfigError` that lists all errors, in Spanish. */
export function readConfig(env: Environment) {
  const problems: string[] = [];
  const read = readTree(settings, env, problems);
  problems.push(...contradictions(read));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...read,
    keycloak: withUrl(read.keycloak),
    sonarqube: readSonarqube(read.sonarqube),
    correo: readCorreo(read.correo),
  };
}

/** Errors that depend on two settings. */
function contradictions({
  analisis,
  databaseUrl,
  metricsPort,
  port,
  sonarqube,
  ...rest
}: ReadSettings): string[] {
  const problems: string[] = [];
  if (metricsPort === port) problems.push('METRICS_PORT: debe ser distinto de PORT');
  if (analisis.jobs === 'worker' && databaseUrl === null)
    problems.push('JOBS: worker necesita DATABASE_URL, porque la base incorporada es de un solo proceso');
  if (sonarqube.url !== null && sonarqube.token === null)
    problems.push('SONAR_TOKEN: es necesario cuando se indica SONAR_HOST_URL');
  problems.push(...mailContradictions(rest));
  return problems;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u;

/** Errors of the mail server's settings; a server that is not set has none. */
function mailContradictions({ correo, publicUrl }: Pick<ReadSettings, 'correo' | 'publicUrl'>): string[] {
  const { servidor, remitente, usuario, clave, tls } = correo;
  if (servidor === null) return [];
  const problems: string[] = [];
  if (remitente === null) problems.push('SMTP_FROM: es necesario cuando se indica SMTP_HOST');
  if (publicUrl === null)
    problems.push('PUBLIC_URL: es necesario cuando se indica SMTP_HOST, porque los correos llevan enlaces');
  if ((usuario === null) !== (clave === null))
    problems.push('SMTP_USER y SMTP_PASSWORD: indique las dos, o ninguna');
  if (tls === 'no' && clave !== null && !loopback.test(servidor))
    problems.push(
      'SMTP_TLS: con «no», la contraseña viajaría sin cifrar; use starttls o implicito, o quite SMTP_USER y SMTP_PASSWORD',
    );
  return problems;
}

/** A service with an address, or null. */
function withUrl<T extends { readonly url: string | null }>({ url, ...rest }: T) {
  return url === null ? null : { ...rest, url };
}

/** The scanning service, or null; `contradictions` refuses an address without a token. */
function readSonarqube(read: ReadSettings['sonarqube']) {
  const service = withUrl(read);
  return service && { ...service, token: service.token ?? '' };
}

/** The mail server, or null; `contradictions` refuses one without a sender. */
function readCorreo({ servidor, ...rest }: ReadSettings['correo']) {
  return servidor === null ? null : { ...rest, servidor, remitente: rest.remitente ?? '' };
}
