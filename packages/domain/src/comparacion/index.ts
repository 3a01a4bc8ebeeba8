export { diferenciaDe, type Diferencia } from './diferencia.ts';
export {
  compararPruebas,
  mismoAlcance,
  type ComparacionPruebas,
  type FilaComparada,
} from './comparar-pruebas.ts';
export {
  cambiosPregunta,
  type CambioPregunta,
  type LadoPregunta,
  type PreguntaComparada,
  type PruebaComparable,
} from './comparar-preguntas.ts';
export { compararCifras, type CifrasComparadas } from './comparar-cifras.ts';
export { cambiosArchivo, compararArchivos, type ArchivosComparados } from './comparar-archivos.ts';
export {
  agruparIncidencias,
  estadosSeguidos,
  lineaDeIncidencia,
  seguirIncidencias,
  seguirPorArchivo,
  type EstadoSeguido,
  type IncidenciaSeguida,
} from './seguir-incidencias.ts';
export {
  cambiosEntre,
  cambiosEntreAnalisis,
  esDelMismoCodigo,
  seComparan,
  type CambioEntreAnalisis,
  type Procedencia,
} from './cambios.ts';
export { parearCercanos } from './parear-cercanos.ts';
export type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle, LugarDuplicado } from './detalle.ts';
export {
  cambioDelGrado,
  palabrasDelGrado,
  type CambioDelGrado,
  type PalabraDelGrado,
} from './partes-del-grado.ts';
