import { isDeepStrictEqual } from 'node:util';

import { exigir, type Persona } from '@mantenible/domain/acceso';
import { borradorAusente, combinar, rehacer, type BorradorRespuesta } from '@mantenible/domain/borrador';
import { noEncontrado } from '@mantenible/domain/error';
import {
  exigirIntento,
  mismosAdicionales,
  prellenar,
  validarParciales,
  type Alcance,
  type PlanPrueba,
  type Prellenado,
} from '@mantenible/domain/respuesta';

import type { Cuotas } from '../cuota/cuota.port.ts';
import type { Lugar, PlanDeHoy, RespuestaRepository } from '../respuesta/respuesta.port.ts';
import type {
  BorradorConRespuestas,
  BorradorNuevo,
  BorradorRepository,
  ContextoBorrador,
  Titulo,
} from './borrador.port.ts';
import { exigirMismasPreguntas } from './huella.ts';

export interface DepsGuardarBorrador {
  readonly borradores: Pick<BorradorRepository, 'contexto' | 'crear' | 'reemplazar' | 'combinar'>;
  readonly respuestas: Pick<RespuestaRepository, 'primerIntento'>;
  readonly planDeHoy: PlanDeHoy;
  readonly cuotas: Pick<Cuotas, 'exigirBorrador' | 'exigirRespuestas'>;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

export interface CambiosBorrador {
  /** Id of the page's open draft; null when the page opens one. */
  readonly _id: string | null;
  /** Fingerprint of the questions on the page; null when it opens a draft. */
  readonly huella: string | null;
  /** Whether to replace the open draft with one of the items of the scope. */
  readonly rehacer: boolean;
  readonly titulo: Titulo | null;
  readonly respuestas: readonly BorradorRespuesta[];
}

/** The draft after a request that opened, read or changed it. */
export interface BorradorAtendido {
  readonly proyectoNombre: string;
  readonly borrador: BorradorConRespuestas;
  /** True when this call created it. */
  readonly nuevo: boolean;
  /** Sent answers that lost against a newer one of another tab. */
  readonly superadas: readonly BorradorRespuesta[];
}

/**
 * Creates the caller's draft of a scope with the current question set, or uses the existing one, and merges
 * title and answers into it by version. Opening a draft that was never changed updates its question set and
 * keeps its id for the pages that have it open.
 * @throws DomainError 'borrador-ausente' when the page's open draft no longer exists, and
 * 'preguntas-cambiadas' when its question set has changed.
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
  if (cambios._id !== null && contexto.borrador?._id !== cambios._id) throw borradorAusente();
  if (contexto.borrador) exigirMismasPreguntas(contexto.borrador.plan, cambios.huella);
  const otro = await planDeOtro(deps, alcance, contexto, cambios);
  const plan = otro ?? contexto.borrador?.plan ?? (await planNuevo(deps, alcance, contexto));
  const respuestas = validarParciales(plan, cambios.respuestas);
  if (!contexto.borrador) await deps.cuotas.exigirBorrador(contexto.consumo);
  else if (respuestas.length > 0) deps.cuotas.exigirRespuestas(contexto.consumo);
  const nuevo = otro
    ? await reemplazar(deps, lugar, alcance, otro, contexto.borrador?._id ?? '', cambios.rehacer)
    : !contexto.borrador && (await crear(deps, lugar, alcance, plan));
  const propio = nuevo ? null : cambios._id;
  const combinados = { titulo: cambios.titulo, respuestas };
  const mismas = (plan: PlanPrueba): void => {
    if (!nuevo) exigirMismasPreguntas(plan, cambios.huella);
  };
  const borrador = await deps.borradores.combinar(lugar, propio, combinados, mismas, deps.now());
  if (!borrador) throw cambios._id === null ? noEncontrado('el borrador') : borradorAusente();
  const { superadas } = combinar(borrador.respuestas, respuestas);
  return { proyectoNombre: contexto.proyectoNombre, borrador, nuevo, superadas };
}

/** Question set that replaces the stored one; null when the stored one stays. */
async function planDeOtro(
  deps: DepsGuardarBorrador,
  alcance: Alcance,
  { borrador }: ContextoBorrador,
  { _id, rehacer, titulo, respuestas }: CambiosBorrador,
): Promise<PlanPrueba | null> {
  if (!borrador) return null;
  const soloAbre = _id === null && titulo === null && respuestas.length === 0;
  if (!rehacer && !(borrador.intacto && soloAbre)) return null;
  const plan = await deps.planDeHoy(alcance);
  const mismos = mismosAdicionales(borrador.adicionales, alcance.adicionales);
  return mismos && (rehacer || mismoPlan(borrador.plan, plan)) ? null : plan;
}

/** Whether the stored question set equals today's. Compares as stored: the order of an object's keys is irrelevant. */
function mismoPlan(guardado: PlanPrueba, hoy: PlanPrueba): boolean {
  return isDeepStrictEqual(guardado, JSON.parse(JSON.stringify(hoy)));
}

async function leerContexto(
  deps: DepsGuardarBorrador,
  persona: Persona,
  lugar: Lugar,
): Promise<ContextoBorrador> {
  const contexto = await deps.borradores.contexto(lugar);
  exigir(persona, { recurso: 'borrador', accion: 'cambiar', cosa: 'el proyecto' }, contexto);
  return contexto;
}

function planNuevo(
  deps: DepsGuardarBorrador,
  alcance: Alcance,
  contexto: ContextoBorrador,
): Promise<PlanPrueba> {
  exigirIntento(alcance.tipo, alcance.intentos, contexto.hechos);
  return deps.planDeHoy(alcance);
}

/** Stores a new draft. False when another tab created it first; both tabs then merge into that draft. */
async function crear(
  deps: DepsGuardarBorrador,
  lugar: Lugar,
  alcance: Alcance,
  plan: PlanPrueba,
): Promise<boolean> {
  return deps.borradores.crear(lugar, await borradorInicial(deps, lugar, alcance, plan), deps.now());
}

/** Replaces a draft with one of other items, when the person confirmed or the draft was never changed. */
async function reemplazar(
  deps: DepsGuardarBorrador,
  lugar: Lugar,
  alcance: Alcance,
  plan: PlanPrueba,
  previoId: string,
  conservar: boolean,
): Promise<boolean> {
  const nuevo = await borradorInicial(deps, lugar, alcance, plan);
  const hacer = (previo: BorradorConRespuestas): BorradorNuevo | null => {
    const { titulo } = previo;
    const intacto = titulo.version === 0 && previo.respuestas.every(({ version }) => version === 0);
    // The id stays, so that open pages lose no answer.
    if (intacto && !conservar) return { ...nuevo, borrador: { ...nuevo.borrador, _id: previoId } };
    if (intacto) return nuevo;
    if (!conservar) return null;
    return { borrador: { ...nuevo.borrador, titulo }, respuestas: rehacer(plan, previo, nuevo.respuestas) };
  };
  return deps.borradores.reemplazar(lugar, previoId, hacer, deps.now());
}

/**
 * A new draft whose title and answers have version 0. A second attempt begins with the title and answers of the first, as `prellenar`
 * copies them; any other draft begins empty.
 */
async function borradorInicial(
  deps: DepsGuardarBorrador,
  lugar: Lugar,
  alcance: Alcance,
  plan: PlanPrueba,
): Promise<BorradorNuevo> {
  const { titulo, cambios, respuestas } = await datosDelPrimerIntento(deps, lugar, plan);
  return {
    borrador: { ...alcance, _id: deps.nuevoId(), titulo: { texto: titulo, version: 0 }, plan, cambios },
    respuestas: respuestas.map((r) => ({ ...r, version: 0 })),
  };
}

/** Title, answers and changes with which a second attempt begins; empty for other tests. */
async function datosDelPrimerIntento(
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
