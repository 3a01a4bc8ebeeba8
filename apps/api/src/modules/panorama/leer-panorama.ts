import { exigir, type Persona } from '@mantenible/domain/acceso';
import { calcularEstatico, leerMedidas } from '@mantenible/domain/calculo-estatico';
import { criterioDeGrado, resultadoDePrueba } from '@mantenible/domain/criterio';
import { diferenciaDe } from '@mantenible/domain/comparacion';
import { primeraDePregunta, type AvancePlan } from '@mantenible/domain/mejora';
import {
  calcularRadar,
  siguientePaso,
  ultimasPruebas,
  type EjeRadar,
  type SiguientePaso,
} from '@mantenible/domain/panorama';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import { esTipoSimple } from '@mantenible/domain/respuesta';

import type { BorradorListado, BorradorRepository } from '../borrador/borrador.port.ts';
import { avanceDelPlan, type DepsAvance } from './avance-del-plan.ts';
import type {
  AnalisisTerminado,
  PanoramaRepository,
  ProyectoDelPanorama,
  PruebaDelPanorama,
} from './panorama.port.ts';

export interface DepsPanorama extends DepsAvance {
  readonly panorama: PanoramaRepository;
  readonly borradores: Pick<BorradorRepository, 'listar'>;
}

export interface Panorama extends Pick<ProyectoDelPanorama, 'enCurso'> {
  /** With its owner for other readers. */
  readonly proyecto: ProyectoDelPanorama['proyecto'] & {
    readonly propietario: ProyectoDelPanorama['persona'] | null;
  };
  readonly incorporado: boolean;
  readonly analisis: ReturnType<typeof presentarAnalisis> | null;
  readonly pruebas: ReturnType<typeof presentarPruebas>;
  readonly radar: readonly EjeRadar[];
  readonly avance: AvancePlan;
  readonly borradores: readonly BorradorListado[];
  /** What the owner can do next; null for other readers. */
  readonly siguientePaso: SiguientePaso | null;
}

/** How a project is by both routes, how it changed, what is unfinished, and what its owner can do next. */
export async function leerPanorama(
  deps: DepsPanorama,
  persona: Persona,
  proyectoId: string,
): Promise<Panorama> {
  const hallado = await deps.panorama.proyecto(proyectoId);
  exigir(persona, { recurso: 'proyecto', accion: 'leer', cosa: 'el proyecto' }, hallado);
  const [pruebas, borradores] = await Promise.all([
    deps.panorama.pruebas(proyectoId, primeraDePregunta(hallado.acciones)),
    deps.borradores.listar({ idPersona: persona.sub, proyectoId }),
  ]);
  const [ultimo] = hallado.terminados;
  const suyo = hallado.propietario === persona.sub;
  const avance = await avanceDelPlan(deps, hallado, pruebas);
  const paso = siguientePaso({
    hayBorrador: borradores.length > 0,
    accionesAbiertas: avance.pendientes + avance.enCurso,
    hayPrueba: pruebas.length > 0,
    hayAnalisis: ultimo !== undefined,
    analisisEnCurso: hallado.enCurso !== null,
  });
  return {
    proyecto: { ...hallado.proyecto, propietario: suyo ? null : hallado.persona },
    incorporado: deps.incorporado,
    analisis: ultimo ? presentarAnalisis(hallado, ultimo) : null,
    enCurso: hallado.enCurso,
    pruebas: presentarPruebas(hallado, pruebas),
    radar: calcularRadar(ultimo ? calcularCifras(ultimo).subcaracteristicas : [], pruebas),
    avance,
    borradores,
    siguientePaso: suyo ? paso : null,
  };
}

function presentarAnalisis(
  { proyecto, terminados, criterios }: ProyectoDelPanorama,
  ultimo: AnalisisTerminado,
) {
  const { id, fecha, commit, rama, enlace, grado } = ultimo;
  const [, anterior] = terminados;
  const { antes, despues, diferencia } = diferenciaDe(anterior?.grado ?? null, grado);
  return {
    id,
    fecha,
    commit,
    rama,
    grado: despues,
    criterio: criterioDeGrado(criterios, despues),
    deOtroEnlace: enlace !== null && !mismoRepositorio(enlace, proyecto.link),
    metricas: calcularCifras(ultimo).metricas.map(({ nombre, porcentaje }) => ({ nombre, porcentaje })),
    anterior: anterior
      ? { id: anterior.id, fecha: anterior.fecha, diferencia: antes === null ? null : diferencia }
      : null,
  };
}

function presentarPruebas({ criterios }: ProyectoDelPanorama, pruebas: readonly PruebaDelPanorama[]) {
  return ultimasPruebas(pruebas).map(({ prueba, anterior }) => {
    const { _id, nombre, tipo, intentos, creado, filas, promedio } = prueba;
    const previo = anterior?.promedio ?? null;
    return {
      _id,
      nombre,
      tipo,
      intentos,
      creado,
      elemento: esTipoSimple(tipo) ? (filas[0]?.nombre ?? null) : null,
      ...resultadoDePrueba(criterios, promedio),
      anterior: anterior && {
        _id: anterior._id,
        creado: anterior.creado,
        diferencia: diferenciaDe(enPorcentaje(previo), enPorcentaje(promedio)).diferencia,
      },
    };
  });
}

const enPorcentaje = (fraccion: number | null) => (fraccion === null ? null : fraccion * 100);

function calcularCifras({ medidas }: AnalisisTerminado) {
  const escritas = Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) }));
  return calcularEstatico(leerMedidas(escritas));
}
