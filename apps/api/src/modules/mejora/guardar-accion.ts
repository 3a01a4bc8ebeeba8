import type { Persona } from '@mantenible/domain/acceso';
import { DomainError, noEncontrado, versionAntigua } from '@mantenible/domain/error';
import { codigoAfectado, type BaseAccion, type Origen } from '@mantenible/domain/mejora';

import { exigirBorrado } from '../comun/escritura.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import { comprobarPlan, preguntaDeHoy, pruebasPorMirar } from './comprobar-plan.ts';
import { leerConservado } from './leer-estatico.ts';
import { exigirPlan, type DepsLeerMejora } from './leer-mejora.ts';
import type { AccionGuardada, AccionRepository, CamposAccion, ProyectoParaPlan } from './mejora.port.ts';
import { porProponer } from './por-proponer.ts';
import { presentarAccion } from './presentar-accion.ts';

export interface DepsAcciones extends Pick<
  DepsLeerMejora,
  'planes' | 'propietarioDe' | 'leerPaquete' | 'servicio' | 'analizador' | 'buscada'
> {
  readonly acciones: AccionRepository;
  readonly cuotas: Pick<Cuotas, 'exigirAccion'>;
  readonly now: () => Date;
  /** Greatest number of actions in one plan. */
  readonly maximo: number;
}

/**
 * Adds an action to the plan with the present state of its cause, with which later checks compare; gives the stored one where
 * an earlier run of the same request has added it.
 */
export async function crearAccion(
  deps: DepsAcciones,
  persona: Persona,
  proyectoId: string,
  { _id, origen, ...campos }: CamposAccion & Pick<AccionGuardada, '_id' | 'origen'>,
) {
  const plan = await exigirPlan(deps, persona, proyectoId, 'cambiar');
  await deps.cuotas.exigirAccion(persona.sub, proyectoId);
  const accion: AccionGuardada = {
    ...campos,
    origen,
    _id,
    version: 1,
    enlace: plan.enlace,
    rama: plan.rama,
    base: await baseDe(deps, plan, origen),
    creado: deps.now().toISOString(),
    verificada: null,
    autor: { sub: persona.sub, nombre: persona.nombre },
  };
  const salida = await deps.acciones.agregar(proyectoId, accion, deps.maximo);
  if (salida === 'lleno') throw planCompleto(deps.maximo);
  if (salida === 'repetida') throw accionRepetida();
  return presentarAccion(salida, plan, null);
}

/** Replaces what a person of the team wrote of an action; its origin and its check stay. */
export async function cambiarAccion(
  deps: DepsAcciones,
  persona: Persona,
  { proyectoId, accionId }: { readonly proyectoId: string; readonly accionId: string },
  campos: CamposAccion,
  esperada: number | null,
) {
  const plan = await exigirPlan(deps, persona, proyectoId, 'cambiar');
  const escrita = await deps.acciones.cambiar(proyectoId, accionId, campos, esperada, {
    sub: persona.sub,
    nombre: persona.nombre,
  });
  if (escrita === 'no-encontrado') throw noEncontrado(cosa);
  if ('antigua' in escrita) throw cambiadaPorOtra(persona, escrita.antigua);
  const estatico = await leerConservado(deps, plan);
  const pruebas = await deps.planes.pruebas(pruebasPorMirar(plan, [escrita]));
  const [comprobada] = await comprobarPlan([escrita], { plan, estatico, pruebas, buscada: deps.buscada });
  return presentarAccion(escrita, plan, comprobada ?? null);
}

export async function borrarAccion(
  deps: DepsAcciones,
  persona: Persona,
  { proyectoId, accionId }: { readonly proyectoId: string; readonly accionId: string },
): Promise<void> {
  await exigirPlan(deps, persona, proyectoId, 'cambiar');
  exigirBorrado(await deps.acciones.borrar(proyectoId, accionId), cosa);
}

/** The refusal of a change of an older version: with the name of who changed it, where that was another person. */
function cambiadaPorOtra({ sub }: Persona, { autor }: AccionGuardada): DomainError {
  return autor.sub === null || autor.sub === sub
    ? versionAntigua()
    : versionAntigua(autor.nombre ?? undefined);
}

const cosa = 'la acción: puede que se haya eliminado';

/**
 * Present state of an action's cause, with which later checks compare; null where it is not known, with a scanning
 * service, and for a person's own action.
 */
async function baseDe(
  deps: DepsAcciones,
  plan: ProyectoParaPlan,
  origen: Origen,
): Promise<BaseAccion | null> {
  switch (origen.tipo) {
    case 'propia':
      return null;
    case 'pregunta': {
      const recientes = plan.pruebas.slice(0, maximoPruebas).map(({ _id }) => _id);
      return preguntaDeHoy(origen.clave, await deps.planes.pruebas(recientes));
    }
    case 'regla':
    case 'archivo':
    case 'duplicado': {
      const { detalle } = await leerConservado(deps, plan);
      if (!detalle) return null;
      const { archivos } = await porProponer(plan.marcas, detalle);
      return codigoAfectado(origen, { ...detalle, archivos }, plan.analisis?.alcance ?? '');
    }
  }
}

/** Number of tests, the newest ones, in which the question of an action is looked for. */
const maximoPruebas = 50;

function accionRepetida(): DomainError {
  return new DomainError(
    'conflict',
    'accion-repetida',
    'El plan ya tiene una acción sin terminar sobre esta misma causa.',
  );
}

function planCompleto(maximo: number): DomainError {
  return new DomainError(
    'conflict',
    'plan-completo',
    `El plan ya tiene ${String(maximo)} acciones, que son las que admite. Elimine alguna para añadir otra.`,
  );
}
