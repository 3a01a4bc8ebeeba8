import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

import { esDireccionPrivada, esDireccionPublica, esLoopback, esNombreInterno } from './addresses.ts';

export interface Direccion {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. */
export type Resolver = (host: string) => Promise<readonly Direccion[]>;

export interface ReglasDestino {
  /** Hosts that links may name; '*' stands for any public one. */
  readonly hosts: readonly string[];
  /** Hosts that links may name, too, and that may stand at addresses of an inner network. */
  readonly privados?: readonly string[];
  /** http and loopback, for demonstrations and tests alone. */
  readonly permitirLocal: boolean;
}

/** A destination that was refused; the message is Spanish and fit to show. */
export class DestinoRechazado extends Error {
  override readonly name = 'DestinoRechazado';
}

export const resolverDelSistema: Resolver = (host) => lookup(host, { all: true });

/**
 * The addresses a link's host may be reached at: the host is one of the allowed and every address it resolves to is
 * public (proof 18 to 20). The caller connects to exactly these, so that a second answer of the resolver is never
 * asked (proof 21).
 */
export async function direccionesPermitidas(
  url: URL,
  reglas: ReglasDestino,
  resolver: Resolver = resolverDelSistema,
): Promise<readonly Direccion[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const local = reglas.permitirLocal && (host === 'localhost' || esLoopback(host));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    throw new DestinoRechazado('El enlace debe empezar por https://');
  const privado = reglas.privados?.includes(host.toLowerCase()) ?? false;
  if (!local && !privado && !esHostPermitido(host, reglas.hosts))
    throw new DestinoRechazado(
      `El servidor «${host}» no está entre los admitidos: ${reglas.hosts.join(', ')}.`,
    );
  const direcciones = await resolverHost(host, resolver);
  const propias = direccionesPropias();
  const aceptable = (ip: string): boolean => {
    if (local) return esLoopback(ip);
    return esDireccionPublica(ip, propias) || (privado && esDireccionPrivada(ip, propias));
  };
  if (!direcciones.every(({ address }) => aceptable(address)))
    throw new DestinoRechazado('El enlace apunta a una dirección que no es pública.');
  return direcciones;
}

function esHostPermitido(host: string, hosts: readonly string[]): boolean {
  if (hosts.includes(host.toLowerCase())) return true;
  return hosts.includes('*') && (isIP(host) !== 0 || !esNombreInterno(host));
}

async function resolverHost(host: string, resolver: Resolver): Promise<readonly Direccion[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const direcciones = await resolver(host).catch(() => []);
  if (direcciones.length === 0) throw new DestinoRechazado(`No se encontró el servidor «${host}».`);
  return direcciones;
}

function direccionesPropias(): ReadonlySet<string> {
  return new Set(Object.values(networkInterfaces()).flatMap((red) => (red ?? []).map((i) => i.address)));
}
