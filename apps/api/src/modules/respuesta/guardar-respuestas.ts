import { exigir, type Persona } from '@mantenible/domain/acceso';
import { borradorAusente } from '@mantenible/domain/borrador';
import { promediosDe } from '@mantenible/domain/calculo';
import { DomainError } from '@mantenible/domain/error';
import { mismasEvidencias } from '@mantenible/domain/evidencia';
import { medir } from '@mantenible/domain/medicion';
import {
  clavePregunta,
  crearAlcance,
  exigirIntento,
  mismosAdicionales,
  validarRespuestas,
  type Alcance,
  type AlcanceEnviado,
  type PlanPrueba,
  type RespuestaPregunta,
  type RespuestasEnviadas,
} from '@mantenible/domain/respuesta';

import type { Cuotas } from '../cuota/cuota.port.ts';
import type { MedicionRepository } from '../medicion/medicion.port.ts';
import { planDeHoy } from './plan-de-hoy.ts';
import type {
  CatalogoDePruebas,
  ContextoDeGuardado,
  PruebaPrevia,
  RespuestaRepository,
} from './respuesta.port.ts';

interface Deps {
  readonly respuestas: Pick<RespuestaRepository, 'contexto' | 'guardar' | 'autorDelIntento'>;
  readonly catalogo: CatalogoDePruebas;
  readonly mediciones: MedicionRepository;
  readonly cuotas: Pick<Cuotas, 'exigirPrueba'>;
  readonly now: () => Date;
  /** Called after a test was saved; never rejects. */
  readonly alGuardar: (proyectoId: string) => Promise<void>;
}

export interface PruebaEnviada extends AlcanceEnviado, RespuestasEnviadas {
  readonly proyectoId: string;
  /** The draft it was answered in; null: of no draft; absent: the scope's draft, if any. */
  readonly borrador?: string | null | undefined;
  /** The draft's attempt where the test is saved as another one. */
  readonly intentoDelBorrador?: 1 | undefined;
  /** The analysis whose figures the screen showed. */
  readonly analisis?: string | undefined;
}

/**
 * Saves an answered test under `id`, validated against its draft, or against today's catalogue without one, and drops
 * that draft. Saving again under the same id gives the same test: the id is made from the client's
 * Idempotency-Key, so that the database itself keeps a repeat from storing a second one, even when the
 * first answer was lost together with the server.
 * @throws DomainError 'borrador-ausente' when the named draft was saved, discarded or replaced meanwhile.
 */
export async function guardarRespuestas(
  deps: Deps,
  persona: Persona,
  enviada: PruebaEnviada,
  id: string,
): Promise<string> {
  const alcance = crearAlcance(enviada);
  const leer = () => leerContexto(deps, persona, enviada, alcance, id);
  const contexto = await leer();
  if (contexto.previa) return exigirMismaPrueba(contexto.previa, enviada, alcance);
  await exigirIntentoLibre(deps, persona, enviada.proyectoId, alcance, contexto);
  const borrador = borradorPropio(contexto, alcance, enviada);
  await deps.cuotas.exigirPrueba(contexto.consumo);
  const plan = planDelBorrador(borrador, alcance) ?? (await planDeHoy(deps.catalogo, alcance));
  const prueba = {
    _id: id,
    proyectoId: enviada.proyectoId,
    nombre: enviada.nombre.trim(),
    tipo: alcance.tipo,
    elementoId: alcance.elementoId,
    intentos: alcance.intentos,
    creado: deps.now().toISOString(),
    plan,
    respuestas: await validadasConMediciones(deps, plan, enviada),
  };
  const promedios = promediosDe(plan, prueba.respuestas);
  const ligada = typeof enviada.borrador === 'string';
  const de = { idPersona: persona.sub, borrador: borrador?._id ?? null, ligada };
  if (await deps.respuestas.guardar(prueba, promedios, de)) {
    await deps.alGuardar(prueba.proyectoId);
    return id;
  }
  // Another request was faster: the same one (then its test is the answer) or another save of this attempt.
  const despues = await leer();
  if (despues.previa) return exigirMismaPrueba(despues.previa, enviada, alcance);
  await exigirIntentoLibre(deps, persona, enviada.proyectoId, alcance, despues);
  borradorPropio(despues, alcance, enviada);
  throw new DomainError('conflict', 'intento-no-permitido', 'La prueba ya se está guardando.');
}

/**
 * The validated answers; those to questions with a measure also have what the chosen analysis measured, as the screen showed
 * it (requisito: frozen-figures). Without an analysis, or with a deleted one, none has.
 */
async function validadasConMediciones(
  { mediciones }: Deps,
  plan: PlanPrueba,
  enviada: PruebaEnviada,
): Promise<readonly RespuestaPregunta[]> {
  const respuestas = validarRespuestas(plan, enviada);
  const ligadas = new Map(plan.preguntas.filter(({ medida }) => medida).map((p) => [clavePregunta(p), p]));
  if (enviada.analisis === undefined || ligadas.size === 0) return respuestas;
  const medido = (await mediciones.leer(enviada.proyectoId, enviada.analisis))?.medido;
  if (!medido) return respuestas;
  return respuestas.map((respuesta) => {
    const pregunta = ligadas.get(clavePregunta(respuesta));
    const medicion = pregunta ? medir(pregunta, medido) : null;
    return medicion ? { ...respuesta, medicion } : respuesta;
  });
}

/**
 * The draft that the test is of and that ends with it, or null. An attempt exists once, so a test of no draft is refused
 * beside a changed draft of its attempt, which could never be saved any more.
 */
function borradorPropio(
  { borrador }: ContextoDeGuardado,
  { intentos }: Alcance,
  { borrador: pedido }: PruebaEnviada,
): ContextoDeGuardado['borrador'] {
  if (pedido === undefined) return borrador;
  if (pedido !== null) {
    if (borrador?._id !== pedido) throw borradorAusente();
    return borrador;
  }
  if (intentos === null || !borrador) return null;
  if (borrador.intacto) return borrador;
  throw new DomainError(
    'conflict',
    'otro-borrador',
    'Hay otro borrador de este mismo intento: termínelo, o descártelo antes de guardar esta prueba.',
  );
}

/**
 * Question set of the test's draft; null without a draft, and with a draft of other items that was never changed.
 * Refuses where a changed draft has other items.
 */
function planDelBorrador(
  borrador: ContextoDeGuardado['borrador'],
  { adicionales }: Alcance,
): PlanPrueba | null {
  if (!borrador || mismosAdicionales(borrador.adicionales, adicionales)) return borrador?.plan ?? null;
  if (borrador.intacto) return null;
  throw new DomainError(
    'conflict',
    'otros-elementos',
    'El borrador de esta prueba tiene otros elementos. Ábralo de nuevo y elija con cuáles continúa.',
  );
}

async function leerContexto(
  deps: Deps,
  persona: Persona,
  { proyectoId, intentoDelBorrador }: PruebaEnviada,
  { tipo, elementoId, intentos: pedido }: Alcance,
  id: string,
): Promise<ContextoDeGuardado> {
  const intentos = intentoDelBorrador ?? pedido;
  const lugar = { proyectoId, idPersona: persona.sub, tipo, elementoId, intentos };
  const contexto = await deps.respuestas.contexto(lugar, id);
  exigir(persona, { recurso: 'prueba', accion: 'crear', cosa: 'el proyecto' }, contexto);
  return contexto;
}

/** Refuses an attempt that is saved already; where another person of the team did it, with their name. */
async function exigirIntentoLibre(
  { respuestas }: Pick<Deps, 'respuestas'>,
  persona: Persona,
  proyectoId: string,
  { tipo, elementoId, intentos }: Alcance,
  { hechos }: ContextoDeGuardado,
): Promise<void> {
  if (elementoId !== null && intentos !== null && hechos.includes(intentos)) {
    const autor = await respuestas.autorDelIntento({ proyectoId, tipo, elementoId, intentos });
    if (autor && autor.sub !== persona.sub) throw guardadaPorOtra(autor.nombre, intentos);
  }
  exigirIntento(tipo, intentos, hechos);
}

function guardadaPorOtra(nombre: string, intentos: number): DomainError {
  return new DomainError(
    'conflict',
    'guardada-por-otra-persona',
    `${nombre} ya guardó el intento ${String(intentos)} de esta prueba. Sus respuestas siguen en su borrador.`,
  );
}

/** Returns the id of the test saved before under the same id if the sent test equals it; refuses any other. */
function exigirMismaPrueba(previa: PruebaPrevia, enviada: PruebaEnviada, alcance: Alcance): string {
  const igual =
    previa.proyectoId === enviada.proyectoId &&
    previa.tipo === alcance.tipo &&
    previa.elementoId === alcance.elementoId &&
    previa.intentos === alcance.intentos &&
    previa.nombre === enviada.nombre.trim() &&
    mismasRespuestas(previa, enviada);
  if (igual) return previa._id;
  throw new DomainError('conflict', 'clave-repetida', 'La clave de la petición ya se usó con otros datos.');
}

/** Whether the sent answers are those of the saved test, each of them once; open ones may be absent. */
function mismasRespuestas(previa: PruebaPrevia, { respuestas }: PruebaEnviada): boolean {
  const guardadas = new Map(previa.respuestas.map((r) => [clavePregunta(r), r]));
  const enviadas = new Set(respuestas.map(clavePregunta));
  const ausentes = previa.respuestas.filter((r) => !enviadas.has(clavePregunta(r)));
  return (
    enviadas.size === respuestas.length &&
    ausentes.every(estaEnBlanco) &&
    respuestas.every((r) => mismaRespuesta(guardadas.get(clavePregunta(r)), r))
  );
}

/** Whether a sent answer equals the stored one; a sent level that is null stands for the one that the server found. */
function mismaRespuesta(guardada: RespuestaPregunta | undefined, enviada: RespuestaPregunta): boolean {
  return (
    guardada?.valor === enviada.valor &&
    (enviada.nivel === null || guardada.nivel === enviada.nivel) &&
    guardada.comentario === enviada.comentario &&
    mismasEvidencias(guardada.evidencias, enviada.evidencias)
  );
}

function estaEnBlanco({ valor, comentario, evidencias = [] }: RespuestaPregunta): boolean {
  return valor === null && comentario === '' && evidencias.length === 0;
}
