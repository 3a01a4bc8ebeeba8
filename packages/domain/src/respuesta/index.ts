export {
  elementoTodos,
  esTipoSimple,
  maximoIntentos,
  tipoElemento,
  tiposPrueba,
  type Alcance,
  type TipoPrueba,
  type TipoSimple,
} from './tipo-prueba.ts';
export {
  clavePregunta,
  type ElementoOmitido,
  type FilaPlan,
  type MetricaPlan,
  type PlanPrueba,
  type PreguntaPlan,
} from './plan.ts';
export { crearAlcance, mismosAdicionales, type AlcanceEnviado } from './alcance.ts';
export { construirPlan, type Elementos } from './construir-plan.ts';
export { exigirEjecutable, idsContenidos } from './ejecutable.ts';
export { progreso, type Progreso } from './progreso.ts';
export { conEvidencias, type RespuestaPregunta, type RespuestaPrueba } from './respuesta.ts';
export {
  nivelElegido,
  pautasSinResponder,
  tituloVacio,
  validarParciales,
  validarRespuestas,
  type RespuestasEnviadas,
} from './validar-respuestas.ts';
export { prellenar, type CambioPrevio, type Prellenado } from './prellenar.ts';
export { exigirIntento, intentoSinDefinir, motivoIntentoInvalido, puedeRepetirse } from './intentos.ts';
