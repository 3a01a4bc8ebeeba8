import type { Persona } from '@mantenible/domain/acceso';
import type { ArchivoGuardado } from '@mantenible/domain/comparacion';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { anclar, mensajeGuardado, type Decision, type Hallado } from '@mantenible/domain/marca';
import { contar } from '@mantenible/wording/contar';

import { exigirBorrado } from '../comun/escritura.ts';
import { seguirEnTramos } from '../comun/seguir-en-tramos.ts';
import type { Cuotas } from '../cuota/cuota.port.ts';
import { exigirMarcas, motivoSinMarcas, presentarMarca, type DepsLeerMarcas } from './leer-marcas.ts';
import type { MarcaGuardada, ProyectoConMarcas } from './marca.port.ts';

export interface DepsMarcar extends DepsLeerMarcas {
  readonly cuotas: Pick<Cuotas, 'exigirMarca'>;
  readonly now: () => Date;
  /** Greatest number of marks in one project. */
  readonly maximo: number;
}

export interface Pedida {
  readonly _id: string;
  readonly analisis: string;
  readonly regla: string;
  readonly archivo: string;
  readonly linea: number | null;
  readonly mensaje: string;
  readonly decision: Decision;
  readonly razon: string;
}

/** Times that a mark is tried again where others were set meanwhile. */
const maximoIntentos = 20;

/** Marks a finding of the newest analysis, as heavy work; gives the stored mark where an earlier run of the same request has set it. */
export async function marcarIncidencia(
  deps: DepsMarcar,
  persona: Persona,
  proyectoId: string,
  pedida: Pedida,
) {
  const proyecto = await exigirMarcas(deps, persona, proyectoId, 'cambiar');
  await deps.cuotas.exigirMarca(proyecto.consumo);
  const archivos = await deps.leerPaquete(exigirPaquete(deps, proyecto, pedida.analisis));
  for (let intento = 0; intento < maximoIntentos; intento += 1) {
    const previas = await deps.marcas.listar(proyectoId);
    const repetida = previas.some(({ _id }) => _id === pedida._id);
    const hallado = await buscar(archivos, pedida, repetida ? [] : previas);
    const { _id, decision, razon } = pedida;
    const creado = deps.now().toISOString();
    const autor = { sub: persona.sub, nombre: persona.nombre };
    const marca = { _id, decision, razon, creado, autor, ancla: anclar(archivos, hallado) };
    const vistas = new Set(previas.map((una) => una._id));
    const salida = await deps.marcas.agregar(proyectoId, marca, { maximo: deps.maximo, vistas });
    if (salida === 'lleno') throw marcasCompletas(deps.maximo);
    if (salida !== 'otra-vez') return presentarMarca(proyecto, salida, hallado);
  }
  throw new DomainError(
    'unavailable',
    'demasiadas-marcas-a-la-vez',
    'Se están marcando muchas incidencias de este proyecto a la vez. Inténtelo de nuevo en unos segundos.',
  );
}

export async function quitarMarca(
  deps: Pick<DepsMarcar, 'marcas' | 'propietarioDe'>,
  persona: Persona,
  { proyectoId, marcaId }: { readonly proyectoId: string; readonly marcaId: string },
): Promise<void> {
  await exigirMarcas(deps, persona, proyectoId, 'cambiar');
  exigirBorrado(await deps.marcas.borrar(proyectoId, marcaId), 'la marca: puede que ya se haya quitado');
}

function exigirPaquete(deps: DepsMarcar, proyecto: ProyectoConMarcas, pedido: string): string {
  const motivo = motivoSinMarcas(deps, proyecto);
  const { id, paquete } = proyecto.analisis ?? { id: '', paquete: null };
  if (motivo !== null || paquete === null)
    throw new DomainError('conflict', 'marcas-no-ofrecidas', motivo ?? '');
  if (id !== pedido)
    throw new DomainError(
      'conflict',
      'otro-analisis',
      'Mientras tanto terminó otro análisis. Cierre esta ventana y elija la incidencia en la lista, que ya es la del análisis nuevo.',
    );
  return paquete;
}

/** The finding of the request that none of these marks is about. */
async function buscar(
  archivos: readonly ArchivoGuardado[],
  pedida: Pedida,
  previas: readonly MarcaGuardada[],
): Promise<Hallado> {
  const archivo = archivos.find(({ ruta }) => ruta === pedida.archivo);
  const suyos = (archivo?.hallazgos ?? []).filter(
    ({ regla, linea, mensaje }) =>
      regla === pedida.regla &&
      linea === pedida.linea &&
      mensajeGuardado(mensaje) === mensajeGuardado(pedida.mensaje),
  );
  if (!archivo || suyos.length === 0) throw noEncontrado('la incidencia en el análisis más reciente');
  const anclas = previas.map(({ ancla }) => ancla);
  const marcados = new Set((await seguirEnTramos(anclas, archivos)).map((uno) => uno?.hallazgo));
  const hallazgo = suyos.find((uno) => !marcados.has(uno));
  if (!hallazgo)
    throw new DomainError(
      'conflict',
      'incidencia-marcada',
      'Esta incidencia ya está marcada, quizá desde otra ventana. Para decidir otra cosa, quite antes su marca.',
    );
  return { archivo, hallazgo };
}

function marcasCompletas(maximo: number): DomainError {
  return new DomainError(
    'conflict',
    'marcas-completas',
    `El proyecto ya tiene ${contar(maximo, 'marca', 'marcas')}, que son las que admite. Quite alguna para añadir otra.`,
  );
}
