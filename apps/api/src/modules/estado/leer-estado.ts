import { cuotaDeDisco } from '@mantenible/domain/cuota';
import { diaMs } from '@mantenible/domain/tiempo';

import type { EstadoDeCorreo } from '../aviso/correo.port.ts';
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
  /** Which identity provider and scanning service are in use, without secrets; null for what is built in. */
  readonly servicios: Readonly<Record<'identidad' | 'escaneo', string | null>>;
  readonly respaldo: UltimoRespaldo;
  /** Used part of the partition that holds the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  /** The mail server and how mails stand; null where none is set. */
  readonly correo: { readonly servidor: string; readonly estado: () => Promise<EstadoDeCorreo> } | null;
  readonly cuotas: LimitesDeCuota;
  readonly analisis: { readonly porHora: number; readonly simultaneos: number };
  readonly now: () => Date;
}

/** How the installation is. */
export async function leerEstado(deps: DepsEstado) {
  const { estado, version, motor, cuotas, analisis, now } = deps;
  const ayer = new Date(now().getTime() - diaMs);
  const [partes, base, respaldo, usado, cola, correo] = await Promise.all([
    deps.partes(),
    estado.base(),
    deps.respaldo(),
    deps.disco(),
    deps.incorporado ? estado.cola(ayer) : null,
    leerCorreo(deps.correo),
  ]);
  return {
    version,
    servidor: { node: process.version, desde: deps.desde.toISOString() },
    partes,
    servicios: deps.servicios,
    baseDeDatos: { motor, ...base },
    respaldo,
    disco: usado === null ? null : cuotaDeDisco(usado, cuotas.disco),
    cola,
    correo,
    limites: {
      analisisPorHora: analisis.porHora,
      analisisALaVez: analisis.simultaneos,
      proyectos: cuotas.proyectos,
      bytesAnalisis: cuotas.bytesAnalisis,
      bytesPruebas: cuotas.bytesPruebas,
    },
  };
}

async function leerCorreo(correo: DepsEstado['correo']) {
  if (correo === null) return null;
  const { ultimo, fallo, ...cifras } = await correo.estado();
  return {
    servidor: correo.servidor,
    ...cifras,
    ultimo: ultimo?.toISOString() ?? null,
    fallo: fallo && { motivo: fallo.motivo, fecha: fallo.momento.toISOString() },
  };
}
