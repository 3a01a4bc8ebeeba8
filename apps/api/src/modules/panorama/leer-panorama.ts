import { esDelEquipo, type Persona } from '@mantenible/domain/acceso';
import { calcularEstatico, leerMedidas } from '@mantenible/domain/calculo-estatico';
import { criterioDeGrado, resultadoDePrueba } from '@mantenible/domain/criterio';
import {
  cambioDelGrado,
  cambiosEntre,
  compararPruebas,
  diferenciaDe,
  esDelMismoCodigo,
} from '@mantenible/domain/comparacion';
import { primeraDePregunta, type AvanceMejora } from '@mantenible/domain/mejora';
import {
  calcularRadar,
  siguientePaso,
  ultimasPruebas,
  type EjeRadar,
  type SiguientePaso,
} from '@mantenible/domain/panorama';
import { esTipoSimple } from '@mantenible/domain/respuesta';

import type { BorradorListado, BorradorRepository } from '../borrador/borrador.port.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { avanceDeMejora, type DepsAvance } from './avance-de-mejora.ts';
import type {
  AnalisisTerminado,
  DatosDePrueba,
  PanoramaRepository,
  ProyectoDelPanorama,
  PruebaDelPanorama,
} from './panorama.port.ts';

export interface DepsPanorama extends DepsAvance {
  readonly panorama: PanoramaRepository;
  readonly propietarioDe: PropietarioDe;
  readonly borradores: Pick<BorradorRepository, 'listar'>;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

export interface Panorama extends Pick<ProyectoDelPanorama, 'enCurso' | 'fallo'> {
  /** With its owner for readers outside its team. */
  readonly proyecto: ProyectoDelPanorama['proyecto'] & {
    readonly propietario: ProyectoDelPanorama['persona'] | null;
  };
  readonly incorporado: boolean;
  readonly analisis: ReturnType<typeof presentarAnalisis> | null;
  readonly pruebas: ReturnType<typeof presentarPruebas>;
  readonly radar: readonly EjeRadar[];
  readonly avance: AvanceMejora;
  readonly borradores: readonly BorradorListado[];
  /** What its team can do next; null for other readers. */
  readonly siguientePaso: SiguientePaso | null;
}

/** How a project is by both routes, how it changed, what is unfinished, and what its team can do next. */
export async function leerPanorama(
  deps: DepsPanorama,
  persona: Persona,
  proyectoId: string,
): Promise<Panorama> {
  const hallado = await leerPermitido(
    deps.propietarioDe,
    { persona, proyectoId, recurso: 'proyecto', accion: 'leer' },
    () => deps.panorama.proyecto(proyectoId),
  );
  const [pruebas, borradores] = await Promise.all([
    deps.panorama.pruebas(proyectoId, primeraDePregunta(hallado.acciones)),
    deps.borradores.listar({ idPersona: persona.sub, proyectoId }),
  ]);
  const [ultimo] = hallado.terminados;
  const analisis = ultimo ? presentarAnalisis(deps, hallado, ultimo) : null;
  const suyo = esDelEquipo(persona.sub, hallado);
  const avance = await avanceDeMejora(deps, hallado, pruebas);
  const paso = siguientePaso({
    hayBorrador: borradores.length > 0,
    accionesAbiertas: avance.pendientes + avance.enCurso,
    hayPrueba: pruebas.length > 0,
    // One of another repository or branch leaves this one still to be analysed.
    hayAnalisis: analisis !== null && esDelMismoCodigo(analisis.cambios),
    analisisEnCurso: hallado.enCurso !== null,
  });
  return {
    proyecto: { ...hallado.proyecto, propietario: suyo ? null : hallado.persona },
    incorporado: deps.incorporado,
    analisis,
    enCurso: hallado.enCurso,
    fallo: hallado.fallo,
    pruebas: presentarPruebas(hallado, pruebas),
    radar: calcularRadar(ultimo ? calcularCifras(ultimo).subcaracteristicas : [], pruebas),
    avance,
    borradores,
    siguientePaso: suyo ? paso : null,
  };
}

function presentarAnalisis(
  { analizador }: Pick<DepsPanorama, 'analizador'>,
  { proyecto, terminados, criterios }: ProyectoDelPanorama,
  ultimo: AnalisisTerminado,
) {
  const { id, fecha, commit, rama, enlace, grado } = ultimo;
  const [, anterior] = terminados;
  const hoy = { enlace: proyecto.link, rama: proyecto.branch, analizador, alcance: ultimo.alcanceDeHoy };
  const { despues } = diferenciaDe(null, grado);
  return {
    id,
    fecha,
    commit,
    enlace,
    rama,
    grado: despues,
    criterio: criterioDeGrado(criterios, despues),
    cambios: cambiosEntre(ultimo, hoy),
    metricas: calcularCifras(ultimo).metricas.map(({ nombre, porcentaje }) => ({ nombre, porcentaje })),
    anterior: anterior ? presentarAnterior(anterior, ultimo) : null,
  };
}

/** The analysis before the newest one; figures of other code have no difference. */
function presentarAnterior(anterior: AnalisisTerminado, ultimo: AnalisisTerminado) {
  const cambios = cambiosEntre(anterior, ultimo);
  const mismo = esDelMismoCodigo(cambios) && !cambios.includes('alcance');
  const diferencia = mismo ? diferenciaDe(anterior.grado, ultimo.grado).diferencia : null;
  const cambio = mismo
    ? cambioDelGrado(diferencia, [medidasDe(anterior), medidasDe(ultimo)], cambios)
    : { palabra: null, partes: null };
  return { id: anterior.id, fecha: anterior.fecha, diferencia, cambio, cambios };
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
        comun: loComun(anterior.datos, prueba.datos),
      },
    };
  });
}

/** The change over the common questions; null where both tests ask the same. */
function loComun(antes: DatosDePrueba | null, despues: DatosDePrueba | null) {
  if (!antes || !despues) return null;
  const { general, comunes } = compararPruebas(antes, despues);
  return general.comun && { diferencia: general.comun.diferencia, preguntas: comunes };
}

const enPorcentaje = (fraccion: number | null) => (fraccion === null ? null : fraccion * 100);

const calcularCifras = (analisis: AnalisisTerminado) => calcularEstatico(medidasDe(analisis));

function medidasDe({ medidas }: AnalisisTerminado) {
  return leerMedidas(Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) })));
}
