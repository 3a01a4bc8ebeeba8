import { cuotaDeDisco } from '@mantenible/domain/cuota';
import { diaMs } from '@mantenible/domain/tiempo';

import type { LimitesDeCuota } from '../cuota/cuota.port.ts';
import type { EstadoRepository, UltimoRespaldo } from './estado.port.ts';

type EstadoDeParte = 'bien' | 'mal' | 'incorporado';

export interface DepsEstado {
  readonly estado: EstadoRepository;
  readonly version: string;
  readonly motor: 'pglite' | 'postgres';
  /** When this server started. */
  readonly desde: Date;
  readonly partes: () => Promise<
    Readonly<Record<'baseDeDatos' | 'migraciones' | 'identidad' | 'escaneo', EstadoDeParte>>
  >;
  readonly respaldo: UltimoRespaldo;
  /** Used part of the partition that holds the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  readonly cuotas: LimitesDeCuota;
  readonly analisis: { readonly porHora: number; readonly simultaneos: number };
  readonly now: () => Date;
}

/** How the installation is. */
export async function leerEstado(deps: DepsEstado) {
  const { estado, version, motor, cuotas, analisis, now } = deps;
  const ayer = new Date(now().getTime() - diaMs);
  const [partes, base, respaldo, usado, cola] = await Promise.all([
    deps.partes(),
    estado.base(),
    deps.respaldo(),
    deps.disco(),
    deps.incorporado ? estado.cola(ayer) : null,
  ]);
  return {
    version,
    servidor: { node: process.version, desde: deps.desde.toISOString() },
    partes,
    baseDeDatos: { motor, ...base },
    respaldo,
    disco: usado === null ? null : cuotaDeDisco(usado, cuotas.disco),
    cola,
    limites: {
      analisisPorHora: analisis.porHora,
      analisisALaVez: analisis.simultaneos,
      proyectos: cuotas.proyectos,
      bytesAnalisis: cuotas.bytesAnalisis,
      bytesPruebas: cuotas.bytesPruebas,
    },
  };
}
