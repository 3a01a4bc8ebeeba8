import { puede, type Accion, type Persona } from '@mantenible/domain/acceso';
import { resumirPrueba, calcularPrueba } from '@mantenible/domain/calculo';
import { noEncontrado } from '@mantenible/domain/error';
import type { Severidad } from '@mantenible/domain/escaneo';
import {
  avanceDe,
  claveDePregunta,
  criticosDe,
  propuestasDePrueba,
  propuestasEstaticas,
  pruebaDeMejora,
  sinLugares,
  type PropuestaEstatica,
} from '@mantenible/domain/mejora';

import type { AlMostrar } from '../cifras/cifras.port.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { comprobarMejora, pruebasPorMirar } from './comprobar-mejora.ts';
import { leerEstatico, type DepsEstatico, type Estatico } from './leer-estatico.ts';
import { porProponer, type PorProponer } from './por-proponer.ts';
import type {
  AccionGuardada,
  AccionRepository,
  CabeceraPrueba,
  MejoraRepository,
  ProyectoParaMejora,
  PruebaConDatos,
  TituloDeRegla,
} from './mejora.port.ts';
import { presentarAccion } from './presentar-accion.ts';

export interface DepsLeerMejora extends DepsEstatico {
  readonly mejoras: MejoraRepository;
  readonly propietarioDe: PropietarioDe;
  readonly acciones: Pick<AccionRepository, 'listar'>;
  readonly tituloDeRegla: TituloDeRegla;
  /** Severity of the findings of a rule of the analyser. */
  readonly severidadDeRegla: (regla: string) => Severidad;
  /** Keeps the figures of a scanning service's analysis; null where analyses are our own. */
  readonly alMostrar: AlMostrar | null;
  /** Whether the analyser looks for a rule. */
  readonly buscada: (regla: string) => boolean;
}

/** The improvement plan of a project: proposals by hand and static, and the actions with their checks. */
export async function leerMejora(
  deps: DepsLeerMejora,
  persona: Persona,
  proyectoId: string,
  pedida: string | undefined,
) {
  const mejora = await exigirMejora(deps, persona, proyectoId, 'leer');
  const acciones = await deps.acciones.listar(proyectoId);
  const elegida = elegirPrueba(mejora, pedida);
  const miradas = await deps.mejoras.pruebas(pruebasPorMirar(mejora, acciones));
  const deLaPropuesta = await pruebaLeida(deps, elegida, miradas);
  const estatico = await leerEstatico(deps, mejora);
  if (estatico.analisis) {
    const { clave, servicio, enlace } = mejora;
    const { fecha, rama } = estatico.analisis;
    deps.alMostrar?.({ proyectoId, clave, servicio, enlace, rama }, fecha);
  }
  const { buscada } = deps;
  const quedan = estatico.detalle && (await porProponer(mejora.marcas, estatico.detalle));
  const comprobadas = await comprobarMejora(acciones, { mejora, estatico, pruebas: miradas, buscada });
  return {
    proyecto: mejora.proyecto,
    puedeCambiar: puede(persona, 'mejora', 'cambiar', mejora),
    manual: manualDe(mejora, deLaPropuesta, acciones),
    estatico: estaticoDe(deps, estatico, quedan, mejora.analisis?.puntosCriticos ?? []),
    acciones: acciones.map((accion, i) => presentarAccion(accion, mejora, comprobadas[i] ?? null)),
    avance: avanceDe(acciones, comprobadas, mejora),
  };
}

/** The test with its answers: one of those already read, else read alone. */
async function pruebaLeida(
  { mejoras }: Pick<DepsLeerMejora, 'mejoras'>,
  elegida: CabeceraPrueba | null,
  leidas: readonly PruebaConDatos[],
): Promise<PruebaConDatos | null> {
  if (elegida === null) return null;
  const leida = leidas.find(({ _id }) => _id === elegida._id);
  return leida ?? (await mejoras.pruebas([elegida._id]))[0] ?? null;
}

/** The improvement plan of a project, for a caller who may read or change it. */
export function exigirMejora(
  { mejoras, propietarioDe }: Pick<DepsLeerMejora, 'mejoras' | 'propietarioDe'>,
  persona: Persona,
  proyectoId: string,
  accion: Accion<'mejora'>,
): Promise<ProyectoParaMejora> {
  return leerPermitido(propietarioDe, { persona, proyectoId, recurso: 'mejora', accion }, () =>
    mejoras.proyecto(proyectoId),
  );
}

/** The test that proposals are made of; one that was asked for must be the project's. */
export function elegirPrueba(
  { pruebas }: ProyectoParaMejora,
  pedida: string | undefined,
): CabeceraPrueba | null {
  if (pedida === undefined) return pruebaDeMejora(pruebas);
  const hallada = pruebas.find(({ _id }) => _id === pedida);
  if (!hallada) throw noEncontrado('la prueba: puede que se haya eliminado');
  return hallada;
}

function manualDe(
  { pruebas }: ProyectoParaMejora,
  prueba: PruebaConDatos | null,
  acciones: readonly AccionGuardada[],
) {
  if (!prueba) return { prueba: null, pruebas, propuestas: [] };
  const esfuerzos = new Map(
    acciones
      .filter(({ origen }) => origen.tipo === 'pregunta')
      .map(({ origen, esfuerzo }) => [origen.clave, esfuerzo]),
  );
  const listas = new Map(prueba.plan.preguntas.map((una) => [una.listaVerificacion, una.listaNombre]));
  const propuestas = propuestasDePrueba(prueba, (una) => esfuerzos.get(claveDePregunta(una)) ?? 'medio');
  const { plan, respuestas, ...cabecera } = prueba;
  const { general: promedio } = resumirPrueba(calcularPrueba(plan, respuestas), []);
  return {
    prueba: { ...cabecera, promedio },
    pruebas,
    propuestas: propuestas.map(({ descripcion, pregunta, nivel, siguiente, puntos, esfuerzo, ...una }) => ({
      descripcion,
      pregunta,
      nivel,
      puntos,
      esfuerzo,
      origen: { tipo: 'pregunta' as const, clave: claveDePregunta(una) },
      lista: listas.get(una.listaVerificacion) ?? '',
      siguiente: siguiente.descripcion,
    })),
  };
}

function estaticoDe(
  { tituloDeRegla, severidadDeRegla }: Pick<DepsLeerMejora, 'tituloDeRegla' | 'severidadDeRegla'>,
  { analisis, medidas, detalle, severidades, motivo }: Estatico,
  quedan: PorProponer | null,
  criticos: readonly string[],
) {
  const severidadDe = (regla: string) => severidades?.get(regla) ?? severidadDeRegla(regla);
  const propuestas =
    motivo === null && quedan ? propuestasEstaticas(medidas, quedan.archivos, severidadDe) : [];
  const escritas = (propuestas ?? []).map((propuesta) => {
    const { tipo, clave, severidad, incidencias, lineas, minutos, puntos, acotada } = propuesta;
    const cifras = { severidad, incidencias, lineas, minutos, puntos, acotada };
    const titulo = tituloDe(propuesta, tituloDeRegla);
    const puntosCriticos = criticosDe(propuesta, quedan?.archivos ?? [], criticos);
    return { origen: { tipo, clave }, titulo, ...cifras, puntosCriticos };
  });
  const cortados = motivo === null && detalle ? sinLugares(detalle.archivos) : null;
  const marcadas = motivo === null ? (quedan?.marcadas ?? 0) : 0;
  return { analisis, propuestas: escritas, marcadas, sinLugares: cortados, motivo };
}

/** Greatest number of places in the title of a duplicated group. */
const maximoLugares = 5;

function tituloDe({ tipo, clave, lugares }: PropuestaEstatica, tituloDeRegla: TituloDeRegla): string {
  if (tipo === 'archivo') return clave;
  if (tipo === 'regla') return tituloDeRegla(clave) ?? clave;
  const escritos = lugares
    .slice(0, maximoLugares)
    .map(({ ruta, desde, hasta }) => `${ruta}:${String(desde)}-${String(hasta)}`);
  const mas = lugares.length - escritos.length;
  return `${escritos.join(', ')}${mas > 0 ? ` y ${String(mas)} más` : ''}`;
}
