import { trabajosDeProyecto, type DepsTrabajos } from '../comun/trabajos-de-proyecto.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';

export interface DepsTrabajosDeAnalisis extends DepsTrabajos {
  readonly cuotas: Pick<Cuotas, 'exigirAnalisis'>;
}

/** Starts and cancels the analysis of a project of the caller's team. */
export function trabajosDeAnalisis(deps: DepsTrabajosDeAnalisis) {
  return trabajosDeProyecto(deps, {
    recurso: 'analisis',
    accion: 'ejecutar',
    noOfrecido: [
      'no-iniciable',
      'El análisis de este proyecto lo hace un servicio externo: desde aquí no se puede iniciar ni cancelar.',
    ],
    abiertos: ({ analisis }) => analisis,
    admitir: (idPersona) => deps.cuotas.exigirAnalisis(idPersona),
  });
}
