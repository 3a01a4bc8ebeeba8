export {
  buscarCriterio,
  fueraDeRango,
  sinDescripcion,
  type Criterio,
  type PropiedadCalidad,
} from './criterio.ts';
export { porcentaje, redondear } from './porcentaje.ts';
