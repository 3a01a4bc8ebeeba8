import { DataFolderLocked } from '@mantenible/db';

import { ConfigError, type Config } from '../config/config.ts';
import { printableLine, printableLines } from './printable.ts';

type FailureConfig = Pick<Config, 'host' | 'port' | 'databaseUrl' | 'logLevel'>;

/**
 * Reason of a failed start of a server or worker: one Spanish sentence with instructions; the stack only
 * with LOG_LEVEL=debug.
 */
export function startFailure(error: unknown, config: FailureConfig | null): string {
  if (error instanceof ConfigError) return error.message;
  const reason = reasonOf(error, config);
  const stack =
    config?.logLevel === 'debug' && error instanceof Error ? `\n${printableLines(error.stack ?? '')}` : '';
  return `No se pudo iniciar: ${printableLine(reason)}${stack}`;
}

function reasonOf(error: unknown, config: FailureConfig | null): string {
  const message = error instanceof Error ? error.message : String(error);
  // A whole sentence elsewhere; here the end of one.
  if (error instanceof DataFolderLocked) return `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`;
  if (config === null) return message;
  const code = codeOf(error);
  if (isOfCall(error, 'listen')) return listenReason(code, config) ?? message;
  if (config.databaseUrl !== null) return databaseReason(error, code, config.databaseUrl) ?? message;
  return message;
}

function listenReason(code: string, { host, port }: FailureConfig): string | null {
  if (code === 'EADDRINUSE')
    return `el puerto ${port} está ocupado por otro programa: deténgalo o elija otro puerto con PORT.`;
  if (code === 'EACCES')
    return `el sistema no permite usar el puerto ${port}: elija uno mayor que 1023 con PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `este equipo no tiene la dirección ${host}: cambie HOST, por ejemplo a 127.0.0.1.`;
  return null;
}

function databaseReason(error: unknown, code: string, url: string): string | null {
  const { host, pathname, username } = new URL(url);
  if (/^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code) || isTimeout(error))
    return `la base de datos de ${host} no responde: compruebe DATABASE_URL y que PostgreSQL esté en marcha.`;
  if (code === '25006')
    return `PostgreSQL en ${host} no admite escrituras: promuévalo, o corrija DATABASE_URL.`;
  if (code.startsWith('28'))
    return `PostgreSQL en ${host} rechaza el usuario o la contraseña: corríjalos en DATABASE_URL.`;
  if (code === '3D000')
    return `en ${host} no existe la base de datos «${pathname.slice(1)}»: créela o corrija DATABASE_URL.`;
  if (code === '42501')
    return `PostgreSQL en ${host} no permite a «${decodeURIComponent(username)}» crear tablas en esa base de datos: hágalo su propietario o concédale ese permiso.`;
  if (error instanceof Error && error.message.includes('does not support SSL'))
    return `PostgreSQL en ${host} no admite conexiones cifradas: quite sslmode de DATABASE_URL o active TLS en el servidor.`;
  return null;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout|terminated/i.test(error.message);
}

function isOfCall(error: unknown, syscall: string): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    (error.syscall === syscall || error.syscall === 'getaddrinfo')
  );
}

/** The system's or the database's code; a refusal on several addresses carries it on each of its errors. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && !('code' in error)) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
