import { comprobarPlan, pruebasPorMirar } from './comprobar-plan.ts';
import { leerConservado } from './leer-estatico.ts';
import type { DepsLeerMejora } from './leer-mejora.ts';
import type { AccionRepository } from './mejora.port.ts';

export interface DepsAnotar extends Pick<
  DepsLeerMejora,
  'planes' | 'leerPaquete' | 'servicio' | 'analizador' | 'buscada'
> {
  readonly acciones: Pick<AccionRepository, 'listar' | 'anotarVerificadas'>;
  readonly now: () => Date;
}

/**
 * Notes which actions the newest analysis and tests verify, so that a cause found again reopens its action. Called
 * after each publication and saved test; what a person sees is computed when the plan is read.
 */
export async function anotarVerificadas(deps: DepsAnotar, proyectoId: string): Promise<void> {
  const pendientes = (await deps.acciones.listar(proyectoId)).filter(
    ({ verificada, origen }) => verificada === null && origen.tipo !== 'propia',
  );
  if (pendientes.length === 0) return;
  const plan = await deps.planes.plan(proyectoId);
  if (!plan) return;
  const estatico = await leerConservado(deps, plan);
  const pruebas = await deps.planes.pruebas(pruebasPorMirar(plan, pendientes));
  const comprobadas = await comprobarPlan(pendientes, { plan, estatico, pruebas, buscada: deps.buscada });
  const ids = pendientes.filter((_una, i) => comprobadas[i]?.estado === 'verificada').map(({ _id }) => _id);
  await deps.acciones.anotarVerificadas(ids, deps.now());
}
