export {
  aprobadoInicial,
  diasDeLista,
  esEscala,
  escalaInicial,
  escalas,
  esEstadoCurso,
  estadosCurso,
  exigirAbierto,
  exigirPaso,
  maximoAbiertos,
  maximoDocentes,
  maximoEnUnDia,
  maximoPersonas,
  maximoProyectos,
  maximoProyectosSuyos,
  personasPorPagina,
  validarCurso,
  type DatosCurso,
  type Escala,
  type EstadoCurso,
} from './curso.ts';
export { bytesDeCodigo, codigoDe, largoCodigo, leerCodigo } from './codigo.ts';
export {
  casarLista,
  completarLista,
  personaEliminada,
  type FilaDeLista,
  type PersonaUnida,
} from './lista.ts';
export {
  contarClase,
  contieneTexto,
  elegirDeClase,
  ordenaPorEje,
  ordenarClase,
  ordenesDeClase,
  seleccionesDeClase,
  type EjesDeFila,
  type FilaDeClase,
  type OrdenDeClase,
  type SeleccionDeClase,
} from './clase.ts';
export {
  contarPreguntas,
  distribuirGrados,
  minimoDeProyectos,
  reglasMasRotas,
  type PreguntaDeClase,
  type ReglaDeClase,
} from './resumen.ts';
export {
  motivoDeQuedarse,
  motivosDeQuedarse,
  type CuentaDeClase,
  type MotivoDeQuedarse,
} from './fin-de-curso.ts';
