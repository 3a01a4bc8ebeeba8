import { isIP } from 'node:net';

import type { Config } from '../config/config.ts';
import { systemNotice } from './system-notice.ts';

interface Accounts {
  readonly file: string;
  readonly cuentas: readonly { readonly usuario: string; readonly clave: string }[];
}

interface Surroundings {
  readonly platform?: NodeJS.Platform;
  /** Whether the text goes to a terminal. */
  readonly terminal?: boolean;
}

type GreetingConfig = Pick<
  Config,
  'host' | 'port' | 'basePath' | 'publicUrl' | 'dataDir' | 'databaseUrl' | 'keycloak' | 'trustProxy'
>;

/**
 * Spanish text printed when the server is ready: its address; the first accounts, or where the accounts or passwords are; the
 * folder of data or secrets; and warnings. Passwords are shown in a terminal alone: any other output may be kept in a log.
 */
export function greeting(
  config: GreetingConfig,
  first: Accounts | null,
  { platform = process.platform, terminal = process.stdout.isTTY }: Surroundings = {},
): string {
  return [
    '',
    `Mantenible está listo en ${addressOf(config)}`,
    ...accountLines(config, first, terminal),
    ...dataLines(config),
    ...warning(config),
    ...proxyWarning(config),
    ...systemNotice(platform),
    '',
  ].join('\n');
}

function addressOf({ host, port, basePath, publicUrl }: GreetingConfig): string {
  // Addresses of all interfaces cannot be opened; loopback is one of them.
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const local = `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
  return `${publicUrl ?? local}${basePath}/`;
}

function accountLines(
  { keycloak, dataDir }: GreetingConfig,
  first: Accounts | null,
  terminal: boolean,
): string[] {
  if (keycloak) return [`Las cuentas son las de ${keycloak.url} (realm ${keycloak.realm}).`];
  if (!first)
    return [
      `Las contraseñas iniciales, si no se han cambiado, están en ${dataDir}/secretos/cuentas-iniciales.txt`,
    ];
  if (!terminal)
    return [
      `Se han creado las cuentas ${first.cuentas.map(({ usuario }) => usuario).join(' y ')}.`,
      `Sus contraseñas están en ${first.file}, que solo usted puede leer.`,
    ];
  return [
    'Se han creado estas cuentas (es la única vez que se muestran sus contraseñas):',
    ...first.cuentas.map(({ usuario, clave }) => `  ${usuario}  ${clave}`),
    `También están en ${first.file}, que solo usted puede leer.`,
  ];
}

function dataLines({ dataDir, databaseUrl }: GreetingConfig): string[] {
  return [databaseUrl === null ? `Datos: ${dataDir}` : `Secretos: ${dataDir} (los datos, en PostgreSQL)`];
}

/** keycloak-js needs a secure context: https, or a loopback address (requisito: secure-context). */
function warning({ host, publicUrl }: GreetingConfig): string[] {
  if (isLoopback(host) || publicUrl?.startsWith('https:')) return [];
  return [
    `Aviso: HOST es ${host} y no hay https. Desde otros equipos el navegador no permitirá iniciar sesión;`,
    'ponga delante un servidor con https y diga su dirección en PUBLIC_URL.',
  ];
}

/** Behind a proxy the address of a person is what the header states, which a caller of the port itself writes. */
function proxyWarning({ host, port, trustProxy }: GreetingConfig): string[] {
  if (!trustProxy || isLoopback(host)) return [];
  return [
    `Aviso: TRUST_PROXY=1 y HOST es ${host}. Quien llegue al puerto ${port} sin pasar por el proxy elige la dirección`,
    'por la que se cuentan sus intentos: deje que solo el proxy llegue a él.',
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
