import type { Persona } from '@mantenible/domain/acceso';
import { DomainError, noEncontrado, versionAntigua } from '@mantenible/domain/error';
import { codigoAfectado, type BaseAccion, type Origen } from '@mantenible/domain/mejora';

import { exigirBorrado } from '../comun/escritura.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import { comprobarMejora, preguntaDeHoy, pruebasPorMirar } from './comprobar-mejora.ts';
import { leerConservado } from './leer-estatico.ts';
import { exigirMejora, type DepsLeerMejora } from './leer-mejora.ts';
import type { AccionGuardada, AccionRepository, CamposAccion, ProyectoParaMejora } from './mejora.port.ts';
import { porProponer } from './por-proponer.ts';
import { presentarAccion } from './presentar-accion.ts';

export interface DepsAcciones extends Pick<
  DepsLeerMejora,
  'mejoras' | 'propietarioDe' | 'leerPaquete' | 'servicio' | 'analizador' | 'buscada'
> {
  readonly acciones: AccionRepository;
  readonly cuotas: Pick<Cuotas, 'exigirAccion'>;
  readonly now: () => Date;
  /** Greatest number of actions in one improvement plan. */
  readonly maximo: number;
}

/**
 * Adds an action with the present state of its cause, with which later checks compare; gives the stored one where an earlier run
 * of the same request has added it.
 */
export async function crearAccion(
  deps: DepsAcciones,
  persona: Persona,
  proyectoId: string,
  { _id, origen, ...campos }: CamposAccion & Pick<AccionGuardada, '_id' | 'origen'>,
) {
  const mejora = await exigirMejora(deps, persona, proyectoId, 'cambiar');
  await deps.cuotas.exigirAccion(persona.sub, proyectoId);
  const accion: AccionGuardada = {
    ...campos,
    origen,
    _id,
    version: 1,
    enlace: mejora.enlace,
    rama: mejora.rama,
    base: await baseDe(deps, mejora, origen),
    creado: deps.now().toISOString(),
    verificada: null,
    autor: { sub: persona.sub, nombre: persona.nombre },
  };
  const salida = await deps.acciones.agregar(proyectoId, accion, deps.maximo);
  if (salida === 'lleno') throw mejoraCompleta(deps.maximo);
  if (salida === 'repetida') throw accionRepetida();
  return presentarAccion(salida, mejora, null);
}

/** Replaces what a person of the team wrote of an action; its origin and its check stay. */
export async function cambiarAccion(
  deps: DepsAcciones,
  persona: Persona,
  { proyectoId, accionId }: { readonly proyectoId: string; readonly accionId: string },
  campos: CamposAccion,
  esperada: number | null,
) {
  const mejora = await exigirMejora(deps, persona, proyectoId, 'cambiar');
  const escrita = await deps.acciones.cambiar(proyectoId, accionId, campos, esperada, {
    sub: persona.sub,
    nombre: persona.nombre,
  });
  if (escrita === 'no-encontrado') throw noEncontrado(cosa);
  if ('antigua' in escrita) throw cambiadaPorOtra(persona, escrita.antigua);
  const estatico = await leerConservado(deps, mejora);
  const pruebas = await deps.mejoras.pruebas(pruebasPorMirar(mejora, [escrita]));
  const [comprobada] = await comprobarMejora([escrita], { mejora, estatico, pruebas, buscada: deps.buscada });
  return presentarAccion(escrita, mejora, comprobada ?? null);
}

export async function borrarAccion(
  deps: DepsAcciones,
  persona: Persona,
  { proyectoId, accionId }: { readonly proyectoId: string; readonly accionId: string },
): Promise<void> {
  await exigirMejora(deps, persona, proyectoId, 'cambiar');
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
  mejora: ProyectoParaMejora,
  origen: Origen,
): Promise<BaseAccion | null> {
  switch (origen.tipo) {
    case 'propia':
      return null;
    case 'pregunta': {
      const recientes = mejora.pruebas.slice(0, maximoPruebas).map(({ _id }) => _id);
      return preguntaDeHoy(origen.clave, await deps.mejoras.pruebas(recientes));
    }
    case 'regla':
    case 'archivo':
    case 'duplicado': {
      const { detalle } = await leerConservado(deps, mejora);
      if (!detalle) return null;
      const { archivos } = await porProponer(mejora.marcas, detalle);
      return codigoAfectado(origen, { ...detalle, archivos }, mejora.analisis?.alcance ?? '');
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

function mejoraCompleta(maximo: number): DomainError {
  return new DomainError(
    'conflict',
    'plan-completo',
    `El plan ya tiene ${String(maximo)} acciones, que son las que admite. Elimine alguna para añadir otra.`,
  );
}
