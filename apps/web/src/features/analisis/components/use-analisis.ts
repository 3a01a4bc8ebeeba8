import { useQuery } from '@tanstack/react-query';

import { config } from '../../../lib/config.ts';
import { proyectoQuery } from '../../../lib/proyecto-api/obtener-proyecto.ts';
import { conexionQuery } from '../api/conexion.ts';
import { medidasQuery } from '../api/medidas.ts';
import { proyectoConClaveQuery } from '../api/proyecto-con-clave.ts';
import { decidirClave } from '../modelo/archivo-propiedades.ts';
import { armarResultado } from '../modelo/resultado.ts';
import { describirSituacion } from '../modelo/situacion.ts';
import { useEstado } from './incorporado/use-estado.ts';

/**
 * What the analysis screen reads, step by step: sign-in at the service; then the project with the key of its
 * repository's file, and beside it the state; then the measures. The embedded scanner has neither file nor key of its
 * own to read. Without any service the project alone is read.
 */
export function useAnalisis(id: string) {
  const hayServicio = config.escaneo !== 'ninguno';
  const conexion = useQuery({ ...conexionQuery(id), enabled: hayServicio });
  const conectado = conexion.data === true;
  const conClave = useQuery({ ...proyectoConClaveQuery(id), enabled: conectado });
  const soloProyecto = !hayServicio || (!conectado && !conexion.isPending);
  const proyecto = useQuery({ ...proyectoQuery(id), enabled: soloProyecto });
  const estado = useEstado(id, conectado);

  const decision = conClave.data && decidirClave(conClave.data.proyecto.clave, conClave.data.archivo);
  const fecha = estado.data?.estado === 'sin-preparar' ? null : (estado.data?.fecha ?? null);
  const medidas = useQuery({
    ...medidasQuery(id, decision?.clave ?? '', fecha ?? ''),
    enabled: conectado && decision?.ajena === null && fecha !== null,
  });

  const lecturas = { conexion, conClave, estado, medidas };
  const situacion = describirSituacion(lecturas);
  return {
    hayServicio,
    /** The embedded scanner's state and history; null with another service, and until it is read. */
    incorporado: config.escaneo === 'incorporado' ? (estado.data ?? null) : null,
    /** Undefined until one of the steps has read it; then `lecturaProyecto` says why. */
    proyecto: proyecto.data ?? conClave.data?.proyecto,
    lecturaProyecto: soloProyecto ? proyecto : conClave,
    /** Whether the project is the caller's own, who may repair it. */
    propio: conClave.data?.propio ?? false,
    /** Why the properties file gave no key. */
    motivo: decision?.motivo ?? null,
    /** The branch that the service measures; null when it does not say. */
    ramaServicio: estado.data?.rama ?? null,
    situacion,
    /** What a first analysis has measured while it still looks for findings; earlier results go before it. */
    medidasEnCurso: situacion.tipo === 'en-curso' ? (estado.data?.medidas ?? null) : null,
    /** Every figure of the screen; null while there is nothing to show. */
    resultado: situacion.tipo === 'medidas' ? armarResultado(situacion.medidas, situacion.fecha) : null,
    /** A later reading failed while earlier answers stand: they are old. */
    fallido: Object.values(lecturas).find(({ data, error }) => data !== undefined && error)?.error ?? null,
  };
}

export type LecturaAnalisis = ReturnType<typeof useAnalisis>;
