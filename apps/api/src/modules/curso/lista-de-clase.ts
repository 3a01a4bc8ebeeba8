import type { Persona } from '@mantenible/domain/acceso';
import { casarLista, comparable, exigirAbierto, type FilaDeLista } from '@mantenible/domain/curso';
import { DomainError } from '@mantenible/domain/error';

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
    readonly ignoradas: readonly string[];
  };
  readonly now: () => Date;
}

interface Pedida {
  readonly cursoId: string;
  readonly contenido: string;
}

const campos = ['usuario', 'correo', 'nombre', 'grupo'] as const;

/** What a new class list would do, row by row; rows of the stored list that the file lacks come last. */
export async function simularLista(deps: DepsLista, persona: Persona, { cursoId, contenido }: Pedida) {
  const { filas, ignoradas, guardadas, casadas } = await leer(deps, persona, { cursoId, contenido });
  const antes = new Map(guardadas.map((una) => [claveDe(una), una]));
  const vistas = filas.map((fila, i) => {
    const previa = antes.get(claveDe(fila));
    antes.delete(claveDe(fila));
    const cambios = previa ? cambiosDe(previa, fila) : [];
    const { usuario, correo, nombre, grupo, linea, motivos } = fila;
    return {
      usuario,
      correo,
      nombre,
      grupo,
      linea,
      motivos,
      cambios,
      estado: estadoDe(fila, previa, cambios.length),
      unida: casadas[i] !== null,
    };
  });
  const quitadas = [...antes.values()].map(({ sub, ...fila }) => ({
    ...fila,
    linea: null,
    motivos: [],
    cambios: [],
    estado: 'se-quita' as const,
    unida: sub !== null,
  }));
  return { filas: [...vistas, ...quitadas], ignoradas };
}

/** Replaces the class list, all or nothing. */
export async function guardarLista(deps: DepsLista, persona: Persona, { cursoId, contenido }: Pedida) {
  const { filas, casadas } = await leer(deps, persona, { cursoId, contenido });
  const fallos = filas.flatMap(({ linea, motivos }) =>
    motivos.map((motivo) => ({ campo: 'contenido', mensaje: `línea ${linea}: ${motivo}` })),
  );
  if (fallos.length > 0)
    throw new DomainError(
      'invalid',
      'filas-con-errores',
      'No se guardó nada: hay filas con errores.',
      fallos,
    );
  const nuevas = filas.map(({ usuario, correo, nombre, grupo }, i) => {
    return { usuario, correo, nombre, grupo, sub: casadas[i] ?? null };
  });
  await deps.personas.guardarLista(cursoId, nuevas, { quien: persona, now: deps.now() });
  return { filas: nuevas.length, unidas: nuevas.filter(({ sub }) => sub !== null).length };
}

async function leer(deps: DepsLista, persona: Persona, { cursoId, contenido }: Pedida) {
  const { estado } = await exigirCurso(deps.cursos, persona, cursoId, 'cambiar');
  exigirAbierto(estado);
  const leida = deps.leerLista(contenido);
  const [guardadas, unidas] = await Promise.all([
    deps.personas.lista(cursoId),
    deps.personas.unidas(cursoId),
  ]);
  return { ...leida, guardadas, casadas: casarLista(leida.filas, unidas) };
}

/** What recognises a row: its user name, else its mail. */
function claveDe({ usuario, correo }: Pick<FilaDeLista, 'usuario' | 'correo'>): string {
  return usuario === null ? `correo ${comparable(correo ?? '')}` : `usuario ${comparable(usuario)}`;
}

function cambiosDe(antes: FilaGuardada, despues: FilaDeLista) {
  return campos
    .filter((campo) => (antes[campo] ?? '') !== (despues[campo] ?? ''))
    .map((campo) => ({ campo, antes: antes[campo] ?? '', despues: despues[campo] ?? '' }));
}

function estadoDe(fila: FilaDeArchivo, previa: FilaGuardada | undefined, cambios: number) {
  if (fila.motivos.length > 0) return 'error' as const;
  if (!previa) return 'nueva' as const;
  return cambios > 0 ? ('cambia' as const) : ('igual' as const);
}
