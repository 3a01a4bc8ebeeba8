import { exigir, type Persona } from '@mantenible/domain/acceso';
import { noEncontrado } from '@mantenible/domain/error';
import { agruparReporte, filasDetalladas } from '@mantenible/domain/mejora';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';
import { tamanosDeFilas, type Informe } from './informe.ts';

interface Deps {
  readonly respuestas: Pick<RespuestaRepository, 'encabezado'>;
  /** Null for a test that no longer exists. */
  readonly informes: (id: string) => Promise<Informe | null>;
}

const cosa = 'la prueba';

/** The report of a saved test, computed from its own copy of the catalogue. Its answers are read only for a person who may read them. */
export async function calcularPromedios(deps: Deps, persona: Persona, id: string): Promise<Informe> {
  const encabezado = await deps.respuestas.encabezado(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa }, encabezado);
  const informe = await deps.informes(id);
  if (!informe) throw noEncontrado(cosa);
  return informe;
}

/** Reports kept in memory, and the longest of them in bytes: one of 200 answers has 240 kB, and people choose their length. */
const masGuardados = 16;
const masBytesGuardados = 400_000;

/**
 * Reads reports of saved tests; null for an unknown id. A saved test never changes, so that the reports read last are kept: a
 * caller finds out before whether the test is still there.
 */
export function lectorDeInformes(
  respuestas: Pick<RespuestaRepository, 'buscar'>,
): (id: string) => Promise<Informe | null> {
  const guardados = new Map<string, Informe>();
  const guardar = (id: string, informe: Informe) => {
    // The one read longest ago comes first.
    guardados.delete(id);
    guardados.set(id, informe);
    const [primero] = guardados.keys();
    if (guardados.size > masGuardados && primero !== undefined) guardados.delete(primero);
  };
  const leer = async (id: string): Promise<Informe | null> => {
    const hallada = await respuestas.buscar(id);
    if (!hallada) return null;
    const { plan, respuestas: dadas } = hallada.prueba;
    const agrupado = agruparReporte({ plan, respuestas: dadas });
    const tamanos = tamanosDeFilas(agrupado);
    const bytes = tamanos.reduce((suma, tamano) => suma + tamano, 0);
    const todas = bytes <= masBytesGuardados ? filasDetalladas(agrupado) : null;
    const informe = { agrupado, tamanos, todas };
    if (todas) guardar(id, informe);
    return informe;
  };
  return async (id) => {
    const conocido = guardados.get(id);
    if (!conocido) return leer(id);
    guardar(id, conocido);
    return conocido;
  };
}
