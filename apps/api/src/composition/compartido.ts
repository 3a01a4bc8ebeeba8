import type { TipoPrueba } from '@mantenible/domain/respuesta';
import { versionAnalizador } from '@mantenible/runner';

import type { Rutas } from '../http/app.types.ts';
import { compartidoRoutes } from '../modules/compartido/compartido.routes.ts';
import type { Insignia, Vista } from '../modules/compartido/compartido.port.ts';
import { enlaceRoutes } from '../modules/compartido/enlace.routes.ts';
import { createEnlaceRepository } from '../modules/compartido/enlace.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';
import { cifrasDe, exigirProyecto } from '../modules/proyecto/leer-proyecto.ts';
import { duenoDe, lecturaDeContenido, type PartesDeContenido } from './contenido-compartido.ts';

interface Parts extends PartesDeContenido {
  /** Whether read-only links open. */
  readonly activos: boolean;
  readonly nuevoId: () => string;
}

/** The routes of read-only links: those of their owner, and those that need no session. */
export function rutasCompartidas(parts: Parts): Rutas[] {
  const { db, activos, now, nuevoId } = parts;
  const enlaces = createEnlaceRepository(db, now);
  const comun = { enlaces, activos, now, leerContenido: lecturaDeContenido(parts) };
  return [
    enlaceRoutes({ ...comun, propietarioDe: createPropietarioDe(db), nuevoId }),
    compartidoRoutes({
      ...comun,
      leerInsignia: lecturaDeInsignia(parts),
      auditoria: createAuditoria(db, now),
    }),
  ];
}

/** Newest degree of a project, or the mean of its newest test with what that covered. */
function lecturaDeInsignia({ proyectos }: Parts) {
  return async (vista: Vista): Promise<Insignia> => {
    const { proyecto } = await exigirProyecto({ proyectos }, duenoDe(vista), vista.proyectoId, 'leer');
    const { grado, prueba } = await cifrasDe({ proyectos, analizador: versionAnalizador }, proyecto);
    if (vista.clase === 'insignia-grado') return { rotulo: 'mantenibilidad', cifra: grado };
    return { rotulo: prueba ? rotulosDePrueba[prueba.tipo] : 'prueba', cifra: prueba?.promedio ?? null };
  };
}

/** The mean of a test of one metric is not that of the project. */
const rotulosDePrueba = {
  allSubcaracteristicas: 'prueba de todas las subcaracterísticas',
  singleSubcaracteristica: 'prueba de una subcaracterística',
  allMetricas: 'prueba de todas las métricas',
  singleMetrica: 'prueba de una métrica',
} as const satisfies Record<TipoPrueba, string>;
