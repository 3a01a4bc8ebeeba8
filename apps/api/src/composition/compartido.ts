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

/** Newest degree, or newest mean, of a project. */
function lecturaDeInsignia({ proyectos }: Parts) {
  return async (vista: Vista): Promise<Insignia> => {
    const { proyecto } = await exigirProyecto({ proyectos }, duenoDe(vista), vista.proyectoId, 'leer');
    const { grado, prueba } = await cifrasDe({ proyectos, analizador: versionAnalizador }, proyecto);
    return vista.clase === 'insignia-grado'
      ? { rotulo: 'mantenibilidad', cifra: grado }
      : { rotulo: 'prueba de mantenibilidad', cifra: prueba?.promedio ?? null };
  };
}
