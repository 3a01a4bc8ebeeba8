export {
  ambitoCompleto,
  clavesDePatrones,
  limitesDeAmbito,
  listasDePatrones,
  mismoAmbito,
  origenesDeAmbito,
  type Ambito,
  type ListaDePatrones,
  type OrigenDeAmbito,
  type ReglaIgnorada,
} from './ambito.ts';
export {
  contarPartes,
  partesDeAmbito,
  partesElegidas,
  type AmbitoAplicado,
  type ParteDeAmbito,
  type RecuentoDeParte,
} from './aplicado.ts';
export { crearDecisor, type Decisor, type Papel } from './decidir.ts';
export { archivoDePropiedades, leerAmbito, maximoAvisos, type AmbitoLeido } from './leer-ambito.ts';
export { nombresDeOrigenes, nombresDePartes } from './nombres.ts';
export { leerPropiedades } from './propiedades.ts';
export { defectoDePatron, exigirAmbito, normalizarRaiz } from './validar-ambito.ts';
