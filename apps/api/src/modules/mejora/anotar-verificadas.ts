import { comprobarMejora, pruebasPorMirar } from './comprobar-mejora.ts';
import { leerConservado } from './leer-estatico.ts';
import type { DepsLeerMejora } from './leer-mejora.ts';
import type { AccionRepository } from './mejora.port.ts';

export interface DepsAnotar extends Pick<
  DepsLeerMejora,
  'mejoras' | 'leerPaquete' | 'servicio' | 'analizador' | 'buscada'
> {
  readonly acciones: Pick<AccionRepository, 'listar' | 'anotarVerificadas'>;
  readonly now: () => Date;
}

/**
 * Notes which actions the newest analysis and tests verify, so that a cause found again reopens its action. Called
 * after each publication and saved test; what a person sees is computed when the improvement plan is read.
 */
export async function anotarVerificadas(deps: DepsAnotar, proyectoId: string): Promise<void> {
  const pendientes = (await deps.acciones.listar(proyectoId)).filter(
    ({ verificada, origen }) => verificada === null && origen.tipo !== 'propia',
  );
  if (pendientes.length === 0) return;
  const mejora = await deps.mejoras.proyecto(proyectoId);
  if (!mejora) return;
  const estatico = await leerConservado(deps, mejora);
  const pruebas = await deps.mejoras.pruebas(pruebasPorMirar(mejora, pendientes));
  const comprobadas = await comprobarMejora(pendientes, { mejora, estatico, pruebas, buscada: deps.buscada });
  const ids = pendientes.filter((_una, i) => comprobadas[i]?.estado === 'verificada').map(({ _id }) => _id);
  await deps.acciones.anotarVerificadas(ids, deps.now());
}
