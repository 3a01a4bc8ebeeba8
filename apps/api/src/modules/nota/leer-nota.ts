import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { enlaceACodigo, referenciaDeEvidencia } from '@mantenible/domain/evidencia';
import { clavePregunta } from '@mantenible/domain/respuesta';

import type { DepsCalcular } from './calcular-notas.ts';
import { esComprobable, medidasDe, referenciaDe } from './datos-de-entrega.ts';
import { exigirEntregado } from './exigir-entrega.ts';
import { marcasPorAceptar } from './marcas-aceptadas.ts';
import { huellaDe, notaDeHoy } from './nota-de-hoy.ts';
import type {
  Calificacion,
  Cambio,
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
  readonly rubricas: Pick<RubricaRepository, 'ultima'>;
  readonly calificaciones: CalificacionRepository;
  readonly auditoria: Auditoria;
}

/** The mark of what a project delivered: all of it for lecturers, what was published for its team and admins. */
export async function leerNota(deps: DepsNota, persona: Persona, lugar: LugarDeEntrega) {
  const leido = await exigirEntregado(deps.entregas, persona, lugar);
  const [rubrica, [cifras]] = await Promise.all([
    deps.rubricas.ultima(lugar.entregaId),
    leido.corrige ? deps.entregas.cifras(lugar.entregaId, [lugar.proyectoId], true) : [],
  ]);
  return presentarNota(deps, leido, { rubrica, cifras: cifras ?? null });
}

interface Hallado {
  readonly rubrica: VersionDeRubrica | null;
  /** Null for those who do not correct it. */
  readonly cifras: CifrasEntregadas | null;
}

/** The stored mark as its reader sees it; figures that are old or missing are shown as they are today. */
export async function presentarNota(
  deps: Pick<DepsNota, 'calificaciones' | 'patronDe'>,
  { entrega, entregado, corrige, propio }: EntregadoLeido,
  { rubrica, cifras }: Hallado,
) {
  const { escala, aprobado, cursoId, titulo, _id } = entrega;
  const hechas = await deps.calificaciones.listar(_id, entregado.proyectoId);
  const [primera] = hechas;
  const ultima = corrige && cifras ? await alDia(deps, entrega, cifras, hechas.at(-1)) : null;
  const suyas = hechas.map((una) => una._id);
  const [historia, publicaciones] = await Promise.all([
    ultima ? deps.calificaciones.historia(suyas) : [],
    deps.calificaciones.publicaciones(suyas),
  ]);
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
    correccion: ultima && rubrica ? { ...correccionDe(ultima, rubrica, escala), historia } : null,
    publicadas: hechas.flatMap(({ publicado }) => publicado ?? []),
    cambiosPublicados: cambiosPublicados(publicaciones),
    revision: primera?.revision ?? null,
    lector: propio ? ('equipo' as const) : corrige ? ('docente' as const) : ('otro' as const),
    puedeCalificar: corrige && entrega.estado !== 'archivado',
    puedePedirRevision:
      propio &&
      entrega.estado !== 'archivado' &&
      (primera?.publicado ?? null) !== null &&
      primera?.revision === null,
    enlacesDados: cifras ? porAceptar(cifras) : [],
    marcasDadas: cifras ? marcasPorAceptar(cifras) : [],
  };
}

/** What replaced an earlier publication of the same correction. */
function cambiosPublicados(publicadas: readonly Cambio[]) {
  return publicadas.flatMap(({ correccion, que, nota, motivo, momento }, i) => {
    const antes = publicadas.slice(0, i).findLast((una) => una.correccion === correccion);
    if (!antes) return [];
    // Publications before reasons were asked for have none.
    return [{ antes: antes.nota, despues: nota, motivo: que === 'publicada' ? null : motivo, momento }];
  });
}

/** The correction with today's figures; without a stored one, version 0 of what a lecturer would begin. */
async function alDia(
  { patronDe }: Pick<DepsNota, 'patronDe'>,
  entrega: EntregaDeNotas,
  cifras: CifrasEntregadas,
  guardada: Calificacion | undefined,
): Promise<Calificacion> {
  if (guardada?.vieja === false) return guardada;
  const { proyectoId } = cifras;
  const nada = { niveles: {}, enlaces: [], marcas: [], manual: null, publicado: null, revision: null };
  const base = guardada ?? { ...nada, _id: '', proyectoId, orden: 1, version: 0, huella: '', vieja: false };
  const referencia = referenciaDe(await patronDe(entrega._id));
  return { ...base, medidas: medidasDe(entrega, cifras, referencia, base) };
}

function correccionDe(hecha: Calificacion, rubrica: VersionDeRubrica, escala: number) {
  const { orden, version, niveles, enlaces, marcas, manual, publicado } = hecha;
  const { nota, calculo, siguiente }: Publicada = notaDeHoy(hecha, rubrica, escala);
  const huella = huellaDe(hecha, rubrica, escala);
  const decidido = { niveles, enlaces, marcas, manual };
  return { orden, version, huella, ...decidido, publicada: publicado, nota, calculo, siguiente };
}

/** Evidence that the analysis cannot verify, with its questions: it counts once a lecturer accepts it. */
function porAceptar(cifras: CifrasEntregadas) {
  const { plan, respuestas } = cifras.prueba ?? { plan: null, respuestas: [] };
  const preguntas = new Map((plan?.preguntas ?? []).map((una) => [clavePregunta(una), una.pregunta]));
  return respuestas.flatMap((dada) => {
    const clave = clavePregunta(dada);
    return (dada.evidencias ?? [])
      .filter((una) => una.tipo === 'enlace' || !esComprobable(una, cifras))
      .map((una) => ({
        clave,
        url: referenciaDeEvidencia(una),
        enlace: una.tipo === 'enlace' ? una.url : enlaceACodigo(una),
        pregunta: preguntas.get(clave) ?? '',
      }));
  });
}
