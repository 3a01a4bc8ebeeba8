import type { EscaneoPort } from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

/** Dependencies of the routes of the scanning service. */
export interface DepsSonarqube {
  /** Step 1 of the creation of a project: reserves a key for the person and creates it in the service. */
  readonly reservarClave: (idPersona: string, nombre: string) => Promise<{ readonly clave: string }>;
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre' | 'buscarPorClave'>;
  readonly escaneo: EscaneoPort;
}
