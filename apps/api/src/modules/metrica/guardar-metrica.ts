import { exigirEscritura, exigirReferencias } from '../escritura.ts';
import type { MetricaConVersion, MetricaEscrita, MetricaRepository } from './metrica.port.ts';

export interface DepsGuardarMetrica {
  readonly metricas: Pick<MetricaRepository, 'crear' | 'actualizar'>;
  readonly nuevoId: () => string;
}

type DatosMetrica = Omit<MetricaEscrita, '_id'>;
type Resultado = Awaited<ReturnType<MetricaRepository['crear']>>;

/** Stores a new metric; a list that does not exist is refused. */
export async function crearMetrica(
  deps: DepsGuardarMetrica,
  datos: DatosMetrica,
): Promise<MetricaConVersion> {
  const metrica = { _id: deps.nuevoId(), ...datos };
  return guardada(metrica, await deps.metricas.crear(metrica));
}

/** Replaces a metric; with `esperada`, only that version (412 otherwise). */
export async function actualizarMetrica(
  deps: DepsGuardarMetrica,
  id: string,
  datos: DatosMetrica,
  esperada: number | null,
): Promise<MetricaConVersion> {
  const metrica = { _id: id, ...datos };
  return guardada(metrica, await deps.metricas.actualizar(metrica, esperada));
}

function guardada(metrica: MetricaEscrita, resultado: Resultado): MetricaConVersion {
  const { listaVerificacion } = metrica;
  const mensaje = 'La lista de verificación ya no existe';
  const escritura = exigirReferencias(resultado, 'listaVerificacion', listaVerificacion, mensaje);
  return { metrica, version: exigirEscritura(escritura, 'la métrica') };
}
