import type { Persona } from '@mantenible/domain/acceso';
import {
  casarLista,
  completarLista,
  exigirAbierto,
  maximoPersonas,
  type FilaDeLista,
  type PersonaUnida,
} from '@mantenible/domain/curso';
import { DomainError, versionAntigua } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { versionDeContenido } from '../comun/version-de-contenido.ts';
import { exigirCurso, type CursoPorId } from './exigir-curso.ts';
import type { FilaGuardada, PersonasRepository } from './personas.port.ts';

/** A row of a class list as a file gives it, with the errors of its line. */
export interface FilaDeArchivo extends FilaDeLista {
  readonly linea: number;
  readonly motivos: readonly string[];
}

export interface DepsLista {
  readonly cursos: CursoPorId;
  readonly personas: Pick<PersonasRepository, 'lista' | 'unidas' | 'guardarLista'>;
  readonly leerLista: (contenido: string) => {
    readonly filas: readonly FilaDeArchivo[];
    readonly columnas: readonly (keyof FilaDeLista)[];
    readonly ignoradas: readonly string[];
  };
  readonly now: () => Date;
}

interface Pedida {
  readonly cursoId: string;
  readonly contenido: string;
}

const campos = ['usuario', 'correo', 'nombre', 'grupo'] as const;

/** Version of a stored list: who has joined does not change it. */
const versionDe = (guardadas: readonly FilaGuardada[]): number =>
  versionDeContenido(guardadas.map((una) => campos.map((campo) => una[campo])));

/** What a new class list would do, row by row; rows of the stored list that the file lacks come last. */
export async function simularLista(deps: DepsLista, persona: Persona, { cursoId, contenido }: Pedida) {
  const leida = await leer(deps, persona, { cursoId, contenido });
  const [guardadas, unidas] = await Promise.all([
    deps.personas.lista(cursoId),
    deps.personas.unidas(cursoId),
  ]);
  const { filas, previas, casadas } = casar(leida, guardadas, unidas);
  const vistas = filas.map((fila, i) => {
    const previa = previas[i] ?? null;
    const cambios = previa ? cambiosDe(previa, fila) : [];
    const { usuario, correo, nombre, grupo, linea, motivos } = fila;
    const estado = estadoDe(fila, previa, cambios.length);
    return { usuario, correo, nombre, grupo, linea, motivos, cambios, estado, unida: casadas[i] !== null };
  });
  const quedan = new Set(previas);
  const quitadas = guardadas
    .filter((una) => !quedan.has(una))
    .map(({ sub, ...fila }) => ({
      ...fila,
      linea: null,
      motivos: [],
      cambios: [],
      estado: 'se-quita' as const,
      unida: sub !== null,
    }));
  return { filas: [...vistas, ...quitadas], ignoradas: leida.ignoradas, version: versionDe(guardadas) };
}

/** Replaces the class list, all or nothing; with `esperada`, only a stored list of that version (412 otherwise). */
export async function guardarLista(
  deps: DepsLista,
  persona: Persona,
  { cursoId, contenido }: Pedida,
  esperada: number | null,
) {
  const leida = await leer(deps, persona, { cursoId, contenido });
  const fallos = leida.filas.flatMap(({ linea, motivos }) =>
    motivos.map((motivo) => ({ campo: 'contenido', mensaje: `línea ${linea}: ${motivo}` })),
  );
  if (fallos.length > 0)
    throw new DomainError(
      'invalid',
      'filas-con-errores',
      'No se guardó nada: hay filas con errores.',
      fallos,
    );
  const autoria = { quien: persona, now: deps.now() };
  const nuevas = await deps.personas.guardarLista(
    cursoId,
    (guardadas, unidas) => {
      if (esperada !== null && versionDe(guardadas) !== esperada) throw versionAntigua();
      const { filas, casadas } = casar(leida, guardadas, unidas);
      return filas.map(({ usuario, correo, nombre, grupo }, i) => {
        return { usuario, correo, nombre, grupo, sub: casadas[i] ?? null };
      });
    },
    autoria,
  );
  exigirAbierto(nuevas === null ? 'cerrado' : 'abierto');
  const filas = nuevas ?? [];
  return { filas: filas.length, unidas: filas.filter(({ sub }) => sub !== null).length };
}

async function leer(deps: DepsLista, persona: Persona, { cursoId, contenido }: Pedida) {
  const { estado } = await exigirCurso(deps.cursos, persona, cursoId, 'cambiar');
  exigirAbierto(estado);
  return deps.leerLista(contenido);
}

/** The rows of a file with the stored row and the person of each. People and rows without one are as many as a course admits. */
function casar(
  { filas: escritas, columnas }: ReturnType<DepsLista['leerLista']>,
  guardadas: readonly FilaGuardada[],
  unidas: readonly PersonaUnida[],
) {
  const { filas, guardadas: previas } = completarLista(escritas, guardadas, columnas);
  const casadas = casarLista(filas, unidas);
  if (unidas.length + casadas.filter((sub) => sub === null).length > maximoPersonas)
    throw new DomainError(
      'conflict',
      'curso-lleno',
      `Con esta lista el curso tendría más de ${contar(maximoPersonas, 'persona', 'personas')} entre las que se unieron y las que faltan, que son las que admite.`,
    );
  return { filas, previas, casadas };
}

function cambiosDe(antes: FilaGuardada, despues: FilaDeLista) {
  return campos
    .filter((campo) => (antes[campo] ?? '') !== (despues[campo] ?? ''))
    .map((campo) => ({ campo, antes: antes[campo] ?? '', despues: despues[campo] ?? '' }));
}

function estadoDe(fila: FilaDeArchivo, previa: FilaGuardada | null, cambios: number) {
  if (fila.motivos.length > 0) return 'error' as const;
  if (!previa) return 'nueva' as const;
  return cambios > 0 ? ('cambia' as const) : ('igual' as const);
}
