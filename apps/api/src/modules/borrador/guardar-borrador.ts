import { exigir, type Persona } from '@mantenible/domain/acceso';
import { combinar, type BorradorRespuesta } from '@mantenible/domain/borrador';
import { noEncontrado } from '@mantenible/domain/error';
import {
  exigirIntento,
  prellenar,
  validarParciales,
  type Alcance,
  type PlanPrueba,
  type Prellenado,
} from '@mantenible/domain/respuesta';

import { planDeHoy } from '../respuesta/plan-de-hoy.ts';
import type { CatalogoDePruebas, Lugar, RespuestaRepository } from '../respuesta/respuesta.port.ts';
import type {
  BorradorConRespuestas,
  BorradorGuardado,
  BorradorRepository,
  ContextoBorrador,
  Titulo,
} from './borrador.port.ts';

export interface DepsGuardarBorrador {
  readonly borradores: Pick<BorradorRepository, 'contexto' | 'crear' | 'combinar'>;
  readonly respuestas: Pick<RespuestaRepository, 'primerIntento'>;
  readonly catalogo: CatalogoDePruebas;
  readonly nuevoId: () => string;
  readonly ahora: () => Date;
}

export interface CambiosBorrador {
  readonly titulo: Titulo | null;
  readonly respuestas: readonly BorradorRespuesta[];
}

export interface BorradorAtendido {
  readonly proyectoNombre: string;
  readonly borrador: BorradorConRespuestas;
  /** True when this call created it. */
  readonly nuevo: boolean;
  /** Sent answers that lost against a newer one of another tab. */
  readonly superadas: readonly BorradorRespuesta[];
}

/**
 * Creates the caller's draft of a scope, frozen to today's question set, when there is none, and merges title and
 * answers into it by version.
 */
export async function guardarBorrador(
  deps: DepsGuardarBorrador,
  persona: Persona,
  proyectoId: string,
  alcance: Alcance,
  cambios: CambiosBorrador,
): Promise<BorradorAtendido> {
  const { tipo, elementoId, intentos } = alcance;
  const lugar: Lugar = { proyectoId, idPersona: persona.sub, tipo, elementoId, intentos };
  const contexto = await leerContexto(deps, persona, lugar);
  const plan = contexto.borrador?.plan ?? (await planNuevo(deps, alcance, contexto));
  const respuestas = validarParciales(plan, cambios.respuestas);
  const nuevo = !contexto.borrador && (await crear(deps, lugar, alcance, plan));
  const borrador = await deps.borradores.combinar(lugar, cambios.titulo, respuestas, deps.ahora());
  if (!borrador) throw noEncontrado('el borrador');
  const { superadas } = combinar(borrador.respuestas, respuestas);
  return { proyectoNombre: contexto.proyectoNombre, borrador, nuevo, superadas };
}

async function leerContexto(
  deps: DepsGuardarBorrador,
  persona: Persona,
  lugar: Lugar,
): Promise<ContextoBorrador> {
  const contexto = await deps.borradores.contexto(lugar);
  exigir(
    persona,
    { recurso: 'borrador', accion: 'cambiar', cosa: 'el proyecto' },
    contexto?.propietario ?? null,
  );
  if (!contexto) throw new Error('exigir() let a missing project pass');
  return contexto;
}

function planNuevo(
  deps: DepsGuardarBorrador,
  alcance: Alcance,
  contexto: ContextoBorrador,
): Promise<PlanPrueba> {
  exigirIntento(alcance.tipo, alcance.intentos, contexto.hechos);
  return planDeHoy(deps.catalogo, alcance);
}

/** False when another tab was faster: its draft stands, and both merge into it. */
async function crear(
  deps: DepsGuardarBorrador,
  lugar: Lugar,
  alcance: Alcance,
  plan: PlanPrueba,
): Promise<boolean> {
  const previa = await prellenado(deps, lugar, plan);
  const borrador: BorradorGuardado = {
    ...alcance,
    _id: deps.nuevoId(),
    titulo: { texto: previa.titulo, version: 0 },
    plan,
    cambios: previa.cambios,
  };
  return deps.borradores.crear(lugar, borrador, previa.respuestas, deps.ahora());
}

async function prellenado(
  deps: DepsGuardarBorrador,
  { proyectoId, tipo, elementoId, intentos }: Lugar,
  plan: PlanPrueba,
): Promise<Prellenado & { readonly titulo: string }> {
  const previa =
    intentos === 2 && elementoId !== null
      ? await deps.respuestas.primerIntento(proyectoId, tipo, elementoId)
      : null;
  return previa
    ? { ...prellenar(plan, previa), titulo: previa.nombre }
    : { respuestas: [], cambios: [], titulo: '' };
}
