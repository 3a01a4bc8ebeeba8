import {
  exigirHallado,
  exigirEscritura,
  exigirReferencias,
  type Desconocidos,
  type Escritura,
} from '../escritura.ts';
import type {
  SubcaracteristicaConVersion,
  SubcaracteristicaEscrita,
  SubcaracteristicaRepository,
} from './subcaracteristica.port.ts';

export interface DepsGuardarSubcaracteristica {
  readonly subcaracteristicas: Pick<SubcaracteristicaRepository, 'crear' | 'actualizar' | 'buscar'>;
  readonly nuevoId: () => string;
}

type Datos = Omit<SubcaracteristicaEscrita, '_id'>;

/** Stores a new sub-characteristic; metrics that do not exist are refused by their place. */
export async function crearSubcaracteristica(
  deps: DepsGuardarSubcaracteristica,
  datos: Datos,
): Promise<SubcaracteristicaConVersion> {
  const nueva = { _id: deps.nuevoId(), ...datos };
  return guardada(deps, nueva, await deps.subcaracteristicas.crear(nueva));
}

/** Replaces a sub-characteristic; with `esperada`, only that version (412 otherwise). */
export async function actualizarSubcaracteristica(
  deps: DepsGuardarSubcaracteristica,
  id: string,
  datos: Datos,
  esperada: number | null,
): Promise<SubcaracteristicaConVersion> {
  const cambiada = { _id: id, ...datos };
  return guardada(deps, cambiada, await deps.subcaracteristicas.actualizar(cambiada, esperada));
}

/** The sub-characteristic as it now reads, after the outcome was a success. */
async function guardada(
  { subcaracteristicas }: DepsGuardarSubcaracteristica,
  escrita: SubcaracteristicaEscrita,
  resultado: Escritura | Desconocidos,
): Promise<SubcaracteristicaConVersion> {
  const escritura = exigirReferencias(resultado, 'metricas', escrita.metricas, 'La métrica ya no existe');
  exigirEscritura(escritura, 'la subcaracterística');
  return exigirHallado(await subcaracteristicas.buscar(escrita._id), 'la subcaracterística');
}
