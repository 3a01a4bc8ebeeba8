import type { Persona } from '@mantenible/domain/acceso';
import { clavePregunta } from '@mantenible/domain/respuesta';

import { medidasDeHoy, type DepsCalcular } from './calcular-notas.ts';
import { exigirEntregado } from './exigir-entrega.ts';
import { notaDeHoy } from './nota-de-hoy.ts';
import type {
  Calificacion,
  CalificacionRepository,
  CifrasEntregadas,
  EntregaDeNotas,
  EntregadoLeido,
  LugarDeEntrega,
  Publicada,
  RubricaRepository,
  VersionDeRubrica,
} from './nota.port.ts';

export interface DepsNota extends DepsCalcular {
  readonly rubricas: Pick<RubricaRepository, 'versiones'>;
  readonly calificaciones: CalificacionRepository;
}

/** The mark of what a project delivered: all of it for lecturers, what was published for its team and admins. */
export async function leerNota(deps: DepsNota, persona: Persona, lugar: LugarDeEntrega) {
  const leido = await exigirEntregado(deps.entregas, persona, lugar);
  const { entrega, docente } = leido;
  const guardadas = await deps.calificaciones.listar(lugar.entregaId, lugar.proyectoId);
  const hechas = docente && guardadas.length === 0 ? await sinGuardar(deps, entrega, lugar) : guardadas;
  const [versiones, [cifras]] = await Promise.all([
    deps.rubricas.versiones(lugar.entregaId),
    docente ? deps.entregas.cifras(lugar.entregaId, [lugar.proyectoId]) : [],
  ]);
  return presentar(deps, leido, { hechas, rubrica: versiones[0] ?? null, cifras: cifras ?? null });
}

/** The correction that a lecturer would begin: version 0, which nothing has stored. */
async function sinGuardar(
  deps: DepsNota,
  entrega: EntregaDeNotas,
  { proyectoId }: LugarDeEntrega,
): Promise<readonly Calificacion[]> {
  const medidas = await medidasDeHoy(deps, entrega, proyectoId);
  if (!medidas) return [];
  const nada = { niveles: {}, enlaces: [], manual: null, publicado: null, revision: null };
  return [{ ...nada, _id: '', proyectoId, orden: 1, medidas, version: 0 }];
}

interface Hallado {
  readonly hechas: readonly Calificacion[];
  readonly rubrica: VersionDeRubrica | null;
  readonly cifras: CifrasEntregadas | null;
}

async function presentar(
  { calificaciones }: Pick<DepsNota, 'calificaciones'>,
  { entrega, entregado, docente, propio }: EntregadoLeido,
  { hechas, rubrica, cifras }: Hallado,
) {
  const { escala, aprobado, cursoId, titulo, _id } = entrega;
  const [primera] = hechas;
  const ultima = hechas.at(-1);
  const historia = docente && ultima && ultima.version > 0 ? await calificaciones.historia(ultima._id) : [];
  return {
    entrega: { _id, titulo, cursoId },
    proyecto: {
      _id: entregado.proyectoId,
      nombre: entregado.nombre,
      miembros: entregado.miembros.map(({ nombre }) => nombre),
    },
    escala,
    aprobado,
    rubrica: rubrica && { version: rubrica.version, lineas: rubrica.lineas },
    correccion: docente && ultima && rubrica ? { ...correccionDe(ultima, rubrica, escala), historia } : null,
    publicadas: hechas.flatMap(({ publicado }) => publicado ?? []),
    revision: primera?.revision ?? null,
    puedePedirRevision: propio && (primera?.publicado ?? null) !== null && primera?.revision === null,
    enlacesDados: docente ? enlacesDe(cifras) : [],
  };
}

function correccionDe(hecha: Calificacion, rubrica: VersionDeRubrica, escala: number) {
  const { orden, version, niveles, enlaces, manual, publicado } = hecha;
  const { nota, calculo, siguiente }: Publicada = notaDeHoy(hecha, rubrica, escala);
  return { orden, version, niveles, enlaces, manual, publicada: publicado, nota, calculo, siguiente };
}

/** Links among the evidence of a test, with their questions. */
function enlacesDe(cifras: CifrasEntregadas | null) {
  const { plan, respuestas } = cifras?.prueba ?? { plan: null, respuestas: [] };
  const preguntas = new Map((plan?.preguntas ?? []).map((una) => [clavePregunta(una), una.pregunta]));
  return respuestas.flatMap((dada) => {
    const clave = clavePregunta(dada);
    return (dada.evidencias ?? []).flatMap((una) =>
      una.tipo === 'enlace' ? [{ clave, url: una.url, pregunta: preguntas.get(clave) ?? '' }] : [],
    );
  });
}
