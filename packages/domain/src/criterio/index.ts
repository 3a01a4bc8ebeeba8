export { coberturaDe } from './cobertura.ts';
export {
  buscarCriterio,
  fueraDeRango,
  sinDescripcion,
  type Criterio,
  type PropiedadCalidad,
} from './criterio.ts';
export { porcentaje, redondear } from './porcentaje.ts';
export { criterioDeGrado, resultadoDePrueba, type Criterios, type ResultadoPrueba } from './en-palabras.ts';
