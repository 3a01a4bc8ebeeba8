import { trabajosDeProyecto, type DepsTrabajos } from '../comun/trabajos-de-proyecto.ts';

/** Starts and cancels the past of the caller's own project, which counts as one analysis. */
export function trabajosDePasado(deps: DepsTrabajos) {
  return trabajosDeProyecto(deps, {
    recurso: 'pasado',
    accion: 'iniciar',
    noOfrecido: [
      'pasado-no-ofrecido',
      'Los análisis de este servidor los hace un servicio externo, que no conserva la historia del repositorio.',
    ],
    abiertos: ({ pasados }) => pasados,
  });
}
