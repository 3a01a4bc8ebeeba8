import { useQuery } from '@tanstack/react-query';

import { config } from '../../../lib/config.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { comprobarConexionQuery } from '../api/comprobar-conexion.ts';
import { leerMedidasQuery } from '../api/leer-medidas.ts';
import { leerProyectoConClaveQuery } from '../api/leer-proyecto-con-clave.ts';
import { decidirClave } from '../modelo/archivo-propiedades.ts';
import { armarResultado } from './figuras/resultado.ts';
import { describirSituacion } from './situacion/situacion.ts';
import { useEstado } from './incorporado/use-estado.ts';

/**
 * Queries of the analysis page in order: sign-in at the service; the project with its file's key, in parallel with
 * the state; the measures. The embedded scanner needs no file. Without a service only the project is read.
 */
export function useAnalisis(id: string) {
  const hayServicio = config.escaneo !== 'ninguno';
  const conexion = useQuery({ ...comprobarConexionQuery(id), enabled: hayServicio });
  const conectado = conexion.data === true;
  const conClave = useQuery({ ...leerProyectoConClaveQuery(id), enabled: conectado });
  const soloProyecto = !hayServicio || (!conectado && !conexion.isPending);
  const proyecto = useQuery({ ...leerProyectoQuery(id), enabled: soloProyecto });
  const estado = useEstado(id, conectado);

  const decision = conClave.data && decidirClave(conClave.data.proyecto.clave, conClave.data.archivo);
  const fecha = estado.data?.estado === 'sin-preparar' ? null : (estado.data?.fecha ?? null);
  const medidas = useQuery({
    ...leerMedidasQuery(id, decision?.clave ?? '', fecha ?? ''),
    enabled: conectado && decision?.ajena === null && fecha !== null,
  });

  const lecturas = { conexion, conClave, estado, medidas };
  const situacion = describirSituacion(lecturas);
  return {
    hayServicio,
    /** State of the scanner; undefined until it is read. */
    estado: estado.data,
    /** State and history of the embedded scanner; null with another service, and until it is read. */
    incorporado: config.escaneo === 'incorporado' ? (estado.data ?? null) : null,
    /** Undefined until a step has loaded it; `lecturaProyecto` has the state of the request. */
    proyecto: proyecto.data ?? conClave.data?.proyecto,
    lecturaProyecto: soloProyecto ? proyecto : conClave,
    /** True for the project's owner, who may start analyses and repair the project in the service. */
    propio: conClave.data?.propio ?? false,
    /** Why the properties file gave no key. */
    motivo: decision?.motivo ?? null,
    /** Branch that the service measures; null when unknown. */
    ramaServicio: estado.data?.rama ?? null,
    situacion,
    /** Measures of a first analysis that still searches for findings; earlier results take precedence. */
    medidasEnCurso: situacion.tipo === 'en-curso' ? (estado.data?.medidas ?? null) : null,
    /** Figures of the page; null without measures. */
    resultado: situacion.tipo === 'medidas' ? armarResultado(situacion.medidas, situacion.fecha) : null,
    /** First step with both data and an error: its data are old. */
    fallido: Object.values(lecturas).find(({ data, error }) => data !== undefined && error)?.error ?? null,
  };
}

export type LecturaAnalisis = ReturnType<typeof useAnalisis>;
