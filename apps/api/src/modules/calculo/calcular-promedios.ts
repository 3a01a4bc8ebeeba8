import { exigir, type Persona } from '@mantenible/domain/acceso';
import { detallarReporte, type FilaDetallada } from '@mantenible/domain/mejora';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';

/** Report of a saved test, with the owner of its project. */
export interface Informe {
  readonly propietario: string;
  readonly filas: readonly FilaDetallada[];
}

/** The rows of a saved test's report, computed from its own copy of the catalogue. */
export async function calcularPromedios(
  deps: { readonly informes: (id: string) => Promise<Informe | null> },
  persona: Persona,
  id: string,
): Promise<readonly FilaDetallada[]> {
  const informe = await deps.informes(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' }, informe);
  return informe.filas;
}

/** Reports kept in memory, and the longest of them as text: one of 200 answers has 240 kB, and people choose their length. */
const masGuardados = 16;
const textoMasLargo = 400_000;

/**
 * Reads reports of saved tests; null for an unknown id. A saved test never changes, so that the reports read last are kept:
 * another read of one finds out only whether the test is still there, and whose it is.
 */
export function lectorDeInformes(
  respuestas: Pick<RespuestaRepository, 'buscar' | 'encabezado'>,
): (id: string) => Promise<Informe | null> {
  const guardados = new Map<string, readonly FilaDetallada[]>();
  const guardar = (id: string, filas: readonly FilaDetallada[]) => {
    // The one read longest ago comes first.
    guardados.delete(id);
    guardados.set(id, filas);
    const [primero] = guardados.keys();
    if (guardados.size > masGuardados && primero !== undefined) guardados.delete(primero);
  };
  return async (id) => {
    const conocidas = guardados.get(id);
    if (conocidas === undefined) {
      const hallada = await respuestas.buscar(id);
      if (!hallada) return null;
      const { plan, respuestas: dadas } = hallada.prueba;
      const filas = detallarReporte({ plan, respuestas: dadas });
      if (JSON.stringify(filas).length <= textoMasLargo) guardar(id, filas);
      return { propietario: hallada.propietario, filas };
    }
    const encabezado = await respuestas.encabezado(id);
    if (encabezado) guardar(id, conocidas);
    else guardados.delete(id);
    return encabezado && { propietario: encabezado.propietario, filas: conocidas };
  };
}
