import { createHash } from 'node:crypto';

import { diaMs } from '@mantenible/domain/tiempo';

import type { AvisoNuevo, AvisoRepository } from './aviso.port.ts';
import type {
  AvisoLeido,
  AvisoPendiente,
  BuzonRepository,
  Correo,
  EnviarCorreo,
  FalloDeEnvio,
  Reclamo,
} from './correo.port.ts';
import { avisoDePlazo } from './leer-avisos.ts';
import { textoDeCorreo } from './texto-de-correo.ts';

export interface DepsEnviar {
  readonly buzon: BuzonRepository;
  readonly avisos: Pick<AvisoRepository, 'avisarUnaVez'>;
  readonly enviar: EnviarCorreo;
  /** Mails that the installation sends in an hour. */
  readonly porHora: number;
  /** Address of the notices in the product. */
  readonly pagina: string;
  readonly now: () => Date;
  readonly alFallar: (fallo: FalloDeEnvio) => void;
}

const minutoMs = 60_000;
/** Above the time that one mail may take: a server that dies with a claim delays its mail that long. */
const reclamoMs = 10 * minutoMs;
/** Between two mails to one person: at most eight a day. */
const pausaMs = 180 * minutoMs;
/** Before each further attempt; after the last one the notices stay in the product alone. */
const pausasDeFallo = [5, 15, 60, 180, 360].map((minutos) => minutos * minutoMs);
const maximoPlazos = 500;
/** Notices that no mail could carry for that long stay in the product alone. */
const maximoEsperaMs = 3 * diaMs;

/** How a stop ends a round. */
export interface Parada {
  /** No further mail is begun. */
  readonly sinMas: AbortSignal;
  /** The mail under way is broken off. */
  readonly corte: AbortSignal;
}

/**
 * Stores the notices of the next day's deadlines and sends the mails that are due, one after the other. A failure of the mail server
 * itself ends the round, so that a dead one costs one attempt.
 */
export async function enviarCorreos(deps: DepsEnviar, { sinMas, corte }: Parada): Promise<void> {
  const { buzon, avisos, now, porHora } = deps;
  await olvidarViejos(buzon, now());
  const plazos = await buzon.plazos(now(), maximoPlazos);
  await avisos.avisarUnaVez(
    plazos.map((plazo): AvisoNuevo => avisoDePlazo(plazo, plazo.sub)),
    now(),
  );
  while (!sinMas.aborted) {
    const reclamo = await buzon.reclamar(now(), despues(now(), reclamoMs), porHora);
    if (reclamo === null) return;
    const fallo = await enviarUno(deps, reclamo, corte);
    if (fallo !== null) deps.alFallar(fallo);
    if (fallo?.deTodos) return;
  }
}

/** Drops what has waited too long for a mail; returns the number of notices. */
export function olvidarViejos(buzon: Pick<BuzonRepository, 'olvidar'>, now: Date): Promise<number> {
  return buzon.olvidar(despues(now, -maximoEsperaMs));
}

/** The failure of a person's mail; null when it was sent, or there was nothing to send. */
async function enviarUno(
  { buzon, enviar, pagina, now, ...deps }: DepsEnviar,
  reclamo: Reclamo,
  corte: AbortSignal,
): Promise<FalloDeEnvio | null> {
  const pendientes = await buzon.pendientes(reclamo.sub);
  const vigentes = pendientes.filter(({ tipo, fin }) => tipo !== 'plazo' || (fin !== null && fin > now()));
  if (reclamo.correo === null || vigentes.length === 0) {
    await buzon.descartar(reclamo, pendientes);
    return null;
  }
  const fallo = await enviar(correoDe(reclamo.correo, vigentes, pagina), corte);
  if (fallo === null) await buzon.enviado(reclamo, pendientes, now(), despues(now(), pausaMs));
  // Its outcome is unknown when the server stops: the claim lapses, and the mail is sent again with the same key.
  else if (!corte.aborted) await anotarFallo({ buzon, now, ...deps }, reclamo, pendientes, fallo);
  return fallo;
}

async function anotarFallo(
  { buzon, now }: Pick<DepsEnviar, 'buzon' | 'now'>,
  reclamo: Reclamo,
  leidos: readonly AvisoLeido[],
  { motivo }: FalloDeEnvio,
): Promise<void> {
  const pausa = pausasDeFallo[reclamo.intentos];
  const siguiente = despues(now(), pausa ?? pausaMs);
  await buzon.fallido(reclamo, motivo, now(), siguiente);
  if (pausa === undefined) await buzon.descartar({ ...reclamo, hasta: siguiente }, leidos);
}

function correoDe(para: string, pendientes: readonly AvisoPendiente[], pagina: string): Correo {
  const clave = createHash('sha256');
  for (const { id, espera, creado } of pendientes)
    clave.update(`${id} ${espera.toISOString()} ${creado.toISOString()}`);
  return {
    para,
    ...textoDeCorreo(pendientes, pagina),
    baja: pagina,
    clave: clave.digest('hex').slice(0, 32),
  };
}

const despues = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
