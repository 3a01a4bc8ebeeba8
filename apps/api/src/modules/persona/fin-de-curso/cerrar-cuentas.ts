import type { Persona } from '@mantenible/domain/acceso';
import { motivoDeQuedarse, type CuentaDeClase } from '@mantenible/domain/curso';
import { noEncontrado, DomainError } from '@mantenible/domain/error';

import { borrarPersona, type DepsDatos } from '../datos-personales/borrar-persona.ts';
import type { DesactivarCuenta, FinDeCursoRepository } from './fin-de-curso.port.ts';

/** After this time a call returns; its repetition continues. */
const plazoMs = 15_000;

export interface DepsFinDeCurso extends DepsDatos {
  readonly clases: FinDeCursoRepository;
  readonly desactivar: DesactivarCuenta;
}

/** The people of a class with what keeps each account, and what an erasure of the others deletes. */
export async function leerCuentasDeClase({ clases }: DepsFinDeCurso, quien: Persona, cursoId: string) {
  const clase = await clases.leer(cursoId);
  if (clase === null) throw noEncontrado('el curso');
  const personas = clase.cuentas.map((cuenta) => {
    const { admin: _admin, docente: _docente, ...vista } = cuenta;
    return { ...vista, motivo: motivoDeQuedarse(cuenta, quien.sub) };
  });
  const salen = personas.filter(({ motivo }) => motivo === null).map(({ sub }) => sub);
  return { personas, sinUnirse: clase.sinUnirse, cuenta: await clases.contar(salen) };
}

/** False where there was nothing to do. */
type Hacer = (cuenta: CuentaDeClase) => Promise<boolean>;

interface Pedida {
  readonly cursoId: string;
  readonly personas: readonly string[];
}

/** Deactivates the active accounts of these people of a class, one by one, each with its entry. */
export function desactivarClase(deps: DepsFinDeCurso, quien: Persona, pedida: Pedida) {
  return conCadaUna(deps, quien, pedida, async ({ sub, activa }) => {
    if (activa !== true) return false;
    await deps.desactivar(quien, sub);
    return true;
  });
}

/** Erases these people of a class, one by one, as at a person's request. */
export function borrarClase(deps: DepsFinDeCurso, quien: Persona, pedida: Pedida) {
  return conCadaUna(deps, quien, pedida, async ({ sub }) => {
    await borrarPersona(deps, quien, sub);
    return true;
  });
}

/**
 * Does it with each person who has no reason to stay at that moment, until the time is over. A person who is done is done: an
 * interrupted call loses nothing, and its repetition passes them over.
 */
async function conCadaUna(
  { clases, now }: DepsFinDeCurso,
  quien: Persona,
  { cursoId, personas }: Pedida,
  hacer: Hacer,
): Promise<{ readonly hechas: number; readonly omitidas: number; readonly quedan: number }> {
  if ((await clases.leer(cursoId, quien.sub)) === null) throw noEncontrado('el curso');
  const limite = now().getTime() + plazoMs;
  const unicas = [...new Set(personas)];
  let hechas = 0;
  for (const [vistas, sub] of unicas.entries()) {
    if (vistas > 0 && now().getTime() >= limite)
      return { hechas, omitidas: vistas - hechas, quedan: unicas.length - vistas };
    const [cuenta] = (await clases.leer(cursoId, sub))?.cuentas ?? [];
    if (cuenta !== undefined && motivoDeQuedarse(cuenta, quien.sub) === null && (await hecha(hacer, cuenta)))
      hechas += 1;
  }
  return { hechas, omitidas: unicas.length - hechas, quedan: 0 };
}

/** False for a person whom another admin erased meanwhile. */
async function hecha(hacer: Hacer, cuenta: CuentaDeClase): Promise<boolean> {
  try {
    return await hacer(cuenta);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return false;
    throw error;
  }
}
