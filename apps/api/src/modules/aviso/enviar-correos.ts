import { createHash } from 'node:crypto';

import type { AvisoNuevo, AvisoRepository } from './aviso.port.ts';
import type {
  AvisoPendiente,
  BuzonRepository,
  Correo,
  EnviarCorreo,
  FalloDeEnvio,
  Turno,
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

/**
 * Stores the notices of the next day's deadlines and sends the mails that are due, one after the other. A failure of the mail server
 * itself ends the round, so that a dead one costs one attempt.
 */
export async function enviarCorreos(deps: DepsEnviar, signal: AbortSignal): Promise<void> {
  const { buzon, avisos, now, porHora } = deps;
  const plazos = await buzon.plazos(now(), maximoPlazos);
  await avisos.avisarUnaVez(
    plazos.map((plazo): AvisoNuevo => avisoDePlazo(plazo, plazo.sub)),
    now(),
  );
  while (!signal.aborted) {
    const turno = await buzon.reclamar(now(), despues(now(), reclamoMs), porHora);
    if (turno === null) return;
    const fallo = await enviarUno(deps, turno, signal);
    if (fallo !== null) deps.alFallar(fallo);
    if (fallo?.deTodos) return;
  }
}

/** The failure of a person's mail; null when it was sent, or there was nothing to send. */
async function enviarUno(
  { buzon, enviar, pagina, now, ...deps }: DepsEnviar,
  turno: Turno,
  signal: AbortSignal,
): Promise<FalloDeEnvio | null> {
  const pendientes = await buzon.pendientes(turno.sub);
  const ids = pendientes.map(({ id }) => id);
  const vigentes = pendientes.filter(({ tipo, fin }) => tipo !== 'plazo' || fin > now());
  if (turno.correo === null || vigentes.length === 0) {
    await buzon.descartar(turno, ids);
    return null;
  }
  const fallo = await enviar(correoDe(turno.correo, vigentes, pagina), signal);
  if (fallo === null) await buzon.enviado(turno, ids, now(), despues(now(), pausaMs));
  // Its outcome is unknown when the server stops: the claim lapses, and the mail is sent again with the same key.
  else if (!signal.aborted) await anotarFallo({ buzon, now, ...deps }, turno, ids, fallo);
  return fallo;
}

async function anotarFallo(
  { buzon, now }: Pick<DepsEnviar, 'buzon' | 'now'>,
  turno: Turno,
  ids: readonly string[],
  { motivo }: FalloDeEnvio,
): Promise<void> {
  const pausa = pausasDeFallo[turno.intentos];
  const siguiente = despues(now(), pausa ?? pausaMs);
  await buzon.fallido(turno, motivo, now(), siguiente);
  if (pausa === undefined) await buzon.descartar({ ...turno, turno: siguiente }, ids);
}

function correoDe(para: string, pendientes: readonly AvisoPendiente[], pagina: string): Correo {
  const clave = createHash('sha256');
  for (const { id, espera } of pendientes) clave.update(`${id} ${espera.toISOString()}`);
  return {
    para,
    ...textoDeCorreo(pendientes, pagina),
    baja: pagina,
    clave: clave.digest('hex').slice(0, 32),
  };
}

const despues = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
