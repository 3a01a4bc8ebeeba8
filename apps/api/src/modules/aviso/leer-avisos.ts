import type { Persona } from '@mantenible/domain/acceso';
import { diaMs } from '@mantenible/domain/tiempo';

import type { Aviso, AvisoNuevo, AvisoRepository, PlazoCercano } from './aviso.port.ts';

export interface DepsAvisos {
  readonly avisos: AvisoRepository;
  readonly now: () => Date;
}

const maximoAvisos = 50;

/**
 * Notices of a person. Those of deadlines that come within a day are made of the deliveries each time; they are stored once
 * the person has read them, or when a mail is to carry them.
 */
export async function leerAvisos({ avisos, now }: DepsAvisos, { sub }: Persona) {
  const [plazos, guardados] = await Promise.all([
    plazosDe(avisos, sub, now()),
    avisos.leer(sub, maximoAvisos, now()),
  ]);
  const nuevos = plazos.map((plazo) => ({ ...avisoDe(plazo), creado: now().toISOString(), leido: false }));
  return {
    sinLeer: guardados.sinLeer + nuevos.length,
    avisos: [...nuevos, ...guardados.avisos].slice(0, maximoAvisos),
  };
}

interface Cuales {
  /** When the newest of them was made; null for all until now. */
  readonly hasta: Date | null;
  /** One notice alone, as the list names it; null for all. */
  readonly aviso: string | null;
}

/**
 * Marks notices of a person as read. What came after the list was read stays unread; so does a deadline that was not yet a day away
 * then.
 */
export async function leidos(
  { avisos, now }: DepsAvisos,
  { sub }: Persona,
  { hasta, aviso }: Cuales,
): Promise<void> {
  const desde = hasta === null || hasta > now() ? now() : hasta;
  const plazos = await avisos.plazos(sub, { desde, hasta: new Date(desde.getTime() + diaMs) });
  // The list names a deadline that is not stored by its delivery.
  const vistos = plazos
    .filter(({ entregaId }) => aviso === null || entregaId === aviso)
    .map((plazo) => avisoDePlazo(plazo, sub));
  await avisos.avisarUnaVez(vistos, desde);
  const unicos = vistos.map(({ unico }) => unico);
  await avisos.marcarLeidos(sub, { now: now(), hasta: desde, aviso, unicos });
}

/** The notice of a deadline as it is stored, once for a person. */
export function avisoDePlazo(plazo: PlazoCercano, sub: string): AvisoNuevo {
  const { tipo, entregaId, proyectoId, texto } = avisoDe(plazo);
  return { tipo, entregaId, proyectoId, texto, sub, unico: unicoDe(plazo, sub) };
}

/** Deadlines of the next day whose notice the person has not read. */
async function plazosDe(avisos: AvisoRepository, sub: string, desde: Date): Promise<readonly PlazoCercano[]> {
  const plazos = await avisos.plazos(sub, { desde, hasta: new Date(desde.getTime() + diaMs) });
  const guardados = await avisos.existentes(plazos.map((plazo) => unicoDe(plazo, sub)));
  return plazos.filter((plazo) => !guardados.has(unicoDe(plazo, sub)));
}

const unicoDe = ({ entregaId, fin }: PlazoCercano, sub: string): string =>
  `plazo ${entregaId} ${fin.toISOString()} ${sub}`;

function avisoDe({ entregaId, cursoId, titulo }: PlazoCercano): Omit<Aviso, 'creado' | 'leido'> {
  const texto = `Falta menos de un día para el cierre de «${titulo}».`;
  return { _id: entregaId, tipo: 'plazo', cursoId, entregaId, proyectoId: null, texto };
}
