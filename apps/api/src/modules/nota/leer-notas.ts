import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import type { LineaCalculada } from '@mantenible/domain/rubrica';
import { valorDeLinea } from '@mantenible/wording/rubrica';

import { esDelEquipo, esDocenteDe, exigirClase } from './exigir-entrega.ts';
import { difiere, huellaDe, motivoNoLista, notaDeHoy, vigentes, type Vigente } from './nota-de-hoy.ts';
import type {
  CalificacionRepository,
  EntregaDeNotas,
  EntregadoDeNotas,
  EntregasDeNotas,
  RubricaRepository,
  VersionDeRubrica,
} from './nota.port.ts';

export interface DepsNotas {
  readonly entregas: EntregasDeNotas;
  readonly rubricas: Pick<RubricaRepository, 'ultima'>;
  readonly calificaciones: Pick<CalificacionRepository, 'listar'>;
  /** Number of open comments of each project. */
  readonly comentarios: (entregaId: string) => Promise<ReadonlyMap<string, number>>;
  readonly now: () => Date;
}

export const estadosNota = ['sin-calcular', 'pendiente', 'lista', 'publicada', 'cambiada'] as const;
export type EstadoNota = (typeof estadosNota)[number];

export interface FilaDeNota {
  readonly proyectoId: string;
  readonly nombre: string;
  readonly miembros: readonly string[];
  readonly estado: EstadoNota;
  /** What a publication would show. */
  readonly nota: number | null;
  /** What a publication names of it; null where there is nothing to publish. */
  readonly leida: { readonly version: number; readonly huella: string } | null;
  readonly manual: boolean;
  readonly publicada: number | null;
  readonly enPlazo: boolean;
  readonly revision: boolean;
  readonly pendientes: number;
  readonly comentarios: number;
  readonly puntos: readonly (number | null)[];
  /** Figure of each line, or its level in words; null without data. */
  readonly cifras: readonly (string | number | null)[];
}

export interface NotasDeClase {
  readonly titulo: string;
  readonly cursoId: string;
  readonly escala: number;
  readonly aprobado: number;
  readonly rubrica: { readonly version: number; readonly lineas: VersionDeRubrica['lineas'] } | null;
  readonly cerrada: boolean;
  /** Whether the reader may compute, correct and publish. */
  readonly puedeCalificar: boolean;
  readonly filas: readonly FilaDeNota[];
}

/** Marks of a class for its lecturers and admins; the reading is audited. */
export async function leerNotas(
  deps: DepsNotas & { readonly auditoria: Auditoria },
  persona: Persona,
  entregaId: string,
): Promise<NotasDeClase> {
  const notas = await notasDeClase(deps, persona, entregaId);
  const objeto = `Notas: ${notas.titulo}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'lectura-ajena', objeto, objetoId: entregaId });
  return notas;
}

/** Marks of a class, by the rubric of today, from the figures that were computed. */
export async function notasDeClase(
  deps: DepsNotas,
  persona: Persona,
  entregaId: string,
): Promise<NotasDeClase> {
  const entrega = await exigirClase(deps, persona, entregaId);
  const [entregados, rubrica, hechas, comentarios] = await Promise.all([
    deps.entregas.entregados(entregaId),
    deps.rubricas.ultima(entregaId),
    deps.calificaciones.listar(entregaId),
    deps.comentarios(entregaId),
  ]);
  const suyas = vigentes(hechas);
  const revisadas = new Set(hechas.flatMap(({ proyectoId, revision }) => (revision ? [proyectoId] : [])));
  return {
    ...resumen(entrega),
    cerrada: entrega.fin <= deps.now(),
    puedeCalificar: esDocenteDe(persona, entrega) && entrega.estado !== 'archivado',
    rubrica: rubrica && { version: rubrica.version, lineas: rubrica.lineas },
    filas: entregados.map((uno) => ({
      ...quien(uno),
      ...(esDelEquipo(persona, uno)
        ? filaPropia(suyas.get(uno.proyectoId) ?? null)
        : filaDe(suyas.get(uno.proyectoId) ?? null, rubrica, entrega.escala)),
      revision: revisadas.has(uno.proyectoId),
      comentarios: comentarios.get(uno.proyectoId) ?? 0,
    })),
  };
}

const resumen = ({ titulo, cursoId, escala, aprobado }: EntregaDeNotas) => {
  return { titulo, cursoId, escala, aprobado };
};

function quien({ proyectoId, nombre, miembros, enPlazo }: EntregadoDeNotas) {
  return { proyectoId, nombre, miembros: miembros.map((uno) => uno.nombre), enPlazo };
}

type Cifras = Pick<
  FilaDeNota,
  'estado' | 'nota' | 'leida' | 'manual' | 'publicada' | 'pendientes' | 'puntos' | 'cifras'
>;

/** The row of the reader's own work: what was published, as its team reads it. */
function filaPropia(hecha: Vigente | null): Cifras {
  const mostrado = hecha?.mostrado ?? null;
  return {
    estado: mostrado ? 'publicada' : 'sin-calcular',
    nota: mostrado?.nota ?? null,
    leida: null,
    manual: (mostrado?.motivo ?? null) !== null,
    publicada: mostrado?.nota ?? null,
    pendientes: 0,
    puntos: [],
    cifras: [],
  };
}

function filaDe(hecha: Vigente | null, rubrica: VersionDeRubrica | null, escala: number): Cifras {
  if (!hecha || hecha.vieja || !rubrica)
    return {
      estado: 'sin-calcular',
      nota: null,
      leida: null,
      manual: (hecha?.manual ?? null) !== null,
      publicada: hecha?.mostrado?.nota ?? null,
      pendientes: 0,
      puntos: [],
      cifras: [],
    };
  const hoy = notaDeHoy(hecha, rubrica, escala);
  const { publicado, mostrado } = hecha;
  const lista = motivoNoLista(hoy, hecha, escala) === null;
  const estado = !lista
    ? 'pendiente'
    : publicado === null
      ? 'lista'
      : difiere(hoy, publicado)
        ? 'cambiada'
        : 'publicada';
  return {
    estado,
    nota: hoy.nota,
    leida: { version: hecha.version, huella: huellaDe(hecha, rubrica, escala) },
    manual: hecha.manual !== null,
    publicada: mostrado?.nota ?? null,
    pendientes: hoy.calculo.pendientes.length,
    puntos: hoy.calculo.lineas.map(puntosDe),
    cifras: rubrica.lineas.map((linea, i) => {
      const calculada = hoy.calculo.lineas[i];
      return calculada ? (calculada.valor ?? valorDeLinea(linea, calculada)) : null;
    }),
  };
}

const puntosDe = ({ estado, puntos }: LineaCalculada): number | null =>
  estado === 'calculada' || estado === 'cero' ? puntos : null;
