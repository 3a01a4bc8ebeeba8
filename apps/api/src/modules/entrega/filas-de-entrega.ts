import type { Persona } from '@mantenible/domain/acceso';

import { porProyecto } from './copiar-entregas.ts';
import type { CopiaRepository, PruebaDeProyecto } from './copia.port.ts';
import type { EntregaGuardada } from './entrega.port.ts';
import type {
  CopiaEnFila,
  DeQuien,
  EntregadoRepository,
  ProyectoVivo,
  SinProyecto,
} from './entregado.port.ts';
import { copiasValen } from './exigir-de-curso.ts';
import { filaDeCopia, filaSinProyecto, filaViva, type Fila } from './fila.ts';

export interface DepsFilas {
  readonly entregados: Pick<EntregadoRepository, 'copias' | 'copiasDe' | 'vivos' | 'sinProyecto'>;
  readonly copias: Pick<CopiaRepository, 'pruebas' | 'pruebasDe'>;
}

/** Rows of a delivery: copies once they were taken, else what projects have today. */
export async function filasDe(
  { entregados, copias }: DepsFilas,
  entrega: EntregaGuardada,
  deQuien: DeQuien,
): Promise<readonly Fila[]> {
  const { _id, curso, fin } = entrega;
  const solo = deQuien.sub !== null || deQuien.proyectoId !== null;
  const [vigentes, vivos, sueltos] = await Promise.all([
    copiasValen(entrega) ? entregados.copias(_id, deQuien) : [],
    entregados.vivos(curso._id, deQuien),
    solo ? [] : entregados.sinProyecto(curso._id),
  ]);
  const proyectos = solo ? idsDe(vivos) : null;
  const prueba = seBusca(entrega);
  const pruebas = prueba
    ? await copias.pruebas({ cursoId: curso._id, prueba, proyectos, fin: new Date(fin) })
    : [];
  return componer(entrega, { vigentes, vivos, sueltos, pruebas });
}

/** The person's own rows of each of these deliveries of one course, by delivery. The number of statements does not grow with theirs. */
export async function filasDeVarias(
  { entregados, copias }: DepsFilas,
  { sub }: Persona,
  cursoId: string,
  entregas: readonly EntregaGuardada[],
): Promise<ReadonlyMap<string, readonly Fila[]>> {
  const [vigentes, vivos] = await Promise.all([
    entregados.copiasDe(
      entregas.filter(copiasValen).map(({ _id }) => _id),
      sub,
    ),
    entregados.vivos(cursoId, { sub, proyectoId: null }),
  ]);
  const pedidas = entregas.flatMap((una) => {
    const prueba = seBusca(una);
    return prueba ? [{ entregaId: una._id, prueba, fin: new Date(una.fin) }] : [];
  });
  const pruebas = await copias.pruebasDe({ cursoId, pedidas, proyectos: idsDe(vivos) });
  return new Map(
    entregas.map((una) => {
      const suyas = { vigentes: vigentes.get(una._id) ?? [], pruebas: pruebas.get(una._id) ?? [] };
      return [una._id, componer(una, { ...suyas, vivos, sueltos: [] })];
    }),
  );
}

/**
 * The test that is looked for. An archived course reads no later work; what came after an earlier deadline may be in time for a later
 * one.
 */
const seBusca = ({ curso, pide: { prueba } }: EntregaGuardada) =>
  curso.estado === 'archivado' ? null : prueba;

const idsDe = (vivos: readonly ProyectoVivo[]) => vivos.map(({ proyectoId }) => proyectoId);

interface Leido {
  readonly vigentes: readonly CopiaEnFila[];
  readonly vivos: readonly ProyectoVivo[];
  readonly sueltos: readonly SinProyecto[];
  readonly pruebas: readonly PruebaDeProyecto[];
}

function componer(entrega: EntregaGuardada, { vigentes, vivos, sueltos, pruebas }: Leido): readonly Fila[] {
  const { pide, fin } = entrega;
  const suyas = porProyecto(pruebas);
  const deHoy = new Map<string, ProyectoVivo>(vivos.map((uno) => [uno.proyectoId, uno]));
  const copiados = new Set(vigentes.map(({ proyectoId }) => proyectoId));
  const conCopia = new Set(vigentes.flatMap(({ miembros }) => miembros.map(({ sub }) => sub)));
  const contexto = { pide, fin, copiada: copiasValen(entrega) };
  return [
    ...vigentes.map((copia) =>
      filaDeCopia(copia, deHoy.get(copia.proyectoId) ?? null, suyas.get(copia.proyectoId) ?? [], contexto),
    ),
    ...vivos
      .filter(({ proyectoId }) => !copiados.has(proyectoId))
      .map((vivo) => filaViva(vivo, suyas.get(vivo.proyectoId) ?? [], contexto)),
    ...sueltos
      .filter(({ sub }) => sub === null || !conCopia.has(sub))
      .map(({ nombre }) => filaSinProyecto(nombre)),
  ];
}
