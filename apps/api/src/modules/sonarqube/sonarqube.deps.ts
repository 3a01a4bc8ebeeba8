import type { EscaneoPort } from '@mantenible/domain/escaneo';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

/** What the calls to the scanning service need. */
export interface DepsSonarqube {
  /** Step 1 of creating a project: holds a key for the person and has the service create it. */
  readonly reservarClave: (idPersona: string, nombre: string) => Promise<{ readonly clave: string }>;
  readonly proyectos: Pick<ProyectoRepository, 'buscarPorNombre' | 'buscarPorClave'>;
  readonly escaneo: EscaneoPort;
}
