import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import {
  maximoEntregasInformadas,
  maximoInformadas,
  visiblesPara,
  type LugarObservacion,
  type Mostrado,
} from '@mantenible/domain/observacion';

import type { PropietarioDe } from '../comun/leer-permitido.ts';
import type {
  EntregaComentada,
  HiloDeEntrega,
  InformadasRepository,
  ObservacionGuardada,
} from './observacion.port.ts';
import { presentar } from './observar.ts';

export interface DepsInformadas {
  readonly informadas: InformadasRepository;
  readonly propietarioDe: PropietarioDe;
}

interface Cuales {
  readonly proyectoId: string;
  readonly lugar: LugarObservacion;
  /** Saved test of the report; null for one of the whole project. */
  readonly pruebaId: string | null;
}

/** Comments that the person reads on the page of each mark of a project, as the project's reports print them. */
export async function leerInformadas(
  { informadas, propietarioDe }: DepsInformadas,
  persona: Persona,
  { proyectoId, lugar, pruebaId }: Cuales,
) {
  const peticion = { recurso: 'proyecto', accion: 'leer', cosa: 'el proyecto' } as const;
  exigir(persona, peticion, await propietarioDe(proyectoId));
  const todas = await informadas.entregas(proyectoId, pruebaId);
  const permitidas = todas.filter((una) => puede(persona, 'nota', 'leer', pertenenciaDe(una)));
  const suyas = permitidas.slice(0, maximoEntregasInformadas);
  const ids = suyas.map(({ entregaId }) => entregaId);
  const mostrados = await informadas.mostrados(proyectoId, ids);
  const hilos = Map.groupBy(await informadas.hilos(proyectoId, ids, lugar), ({ entregaId }) => entregaId);
  const visibles = suyas.map((una) => {
    const leidos = hilos.get(una.entregaId) ?? [];
    const delEquipo = visiblesPara(leidos, mostrados.get(una.entregaId) ?? sinNota);
    const legibles = leeTodo(persona, una) ? leidos : delEquipo;
    return { una, ids: porHilos(legibles), mostrados: new Set(delEquipo.map(({ _id }) => _id)) };
  });
  const elegidos = new Set(visibles.flatMap((una) => una.ids).slice(0, maximoInformadas));
  const leidas = new Map((await informadas.textos([...elegidos])).map((texto) => [texto._id, texto]));
  const preguntas = await preguntasDe(informadas, suyas, [...leidas.values()]);
  return {
    entregas: visibles
      .filter((una) => una.ids.length > 0)
      .map(({ una, ids: suyos, mostrados: delEquipo }) => {
        const comentarios = suyos.flatMap((id) => leidas.get(id) ?? []);
        return {
          _id: una.entregaId,
          titulo: una.titulo,
          commit: una.commit,
          comentarios: comentarios.map((texto) => {
            const anterior = (leidas.get(texto.padre ?? '') ?? texto).creado < una.copiada;
            const sobre = sobreQue(texto, preguntas.get(`${una.copia} ${texto.clave}`));
            return { ...presentar(texto, persona), sobre, mostrado: delEquipo.has(texto._id), anterior };
          }),
          omitidos: suyos.filter((id) => !elegidos.has(id)).length,
        };
      }),
    entregasOmitidas: permitidas.length - suyas.length,
  };
}

/** The question may belong to an earlier copy. */
function sobreQue({ lugar, clave }: ObservacionGuardada, pregunta: string | undefined): string {
  return pregunta ?? (lugar === 'respuesta' ? 'Una respuesta' : clave);
}

function pertenenciaDe({ propietario, miembros, docentes }: EntregaComentada) {
  return { propietario, miembros: miembros.map(({ sub }) => sub), docentes };
}

const sinNota: Mostrado = { publicada: false, enRevision: null };

/** A lecturer outside of the team reads all comments, the others those that were shown. */
function leeTodo(persona: Persona, una: EntregaComentada): boolean {
  const pertenencia = pertenenciaDe(una);
  const propio = puede(persona, 'nota', 'pedirRevision', { ...pertenencia, docentes: [] });
  const docente = puede(persona, 'nota', 'calificar', {
    propietario: '',
    miembros: [],
    docentes: una.docentes,
  });
  return docente && !propio;
}

/** Ids thread by thread, each comment before its replies. */
function porHilos(leidos: readonly HiloDeEntrega[]): readonly string[] {
  const respuestas = Map.groupBy(leidos, ({ padre }) => padre);
  return (respuestas.get(null) ?? []).flatMap(({ _id }) => [
    _id,
    ...(respuestas.get(_id) ?? []).map((una) => una._id),
  ]);
}

/** Words of the questions that comments are about. */
function preguntasDe(
  informadas: Pick<InformadasRepository, 'preguntas'>,
  entregas: readonly EntregaComentada[],
  leidas: readonly ObservacionGuardada[],
): Promise<ReadonlyMap<string, string>> {
  const claves = leidas.flatMap(({ lugar, clave }) => (lugar === 'respuesta' ? [clave] : []));
  return informadas.preguntas(
    entregas.map(({ copia }) => copia),
    [...new Set(claves)],
  );
}
