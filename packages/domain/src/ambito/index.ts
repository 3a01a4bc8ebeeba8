export { alcanceDe, ambitoCompleto, limitesDeAmbito, origenesDeAmbito, type Ambito } from './ambito.ts';
export {
  contarPartes,
  partesDeAmbito,
  partesElegidas,
  type AmbitoAplicado,
  type ParteDeAmbito,
  type RecuentoDeParte,
} from './aplicado.ts';
export { crearDecisor, type Decisor } from './decidir.ts';
export { archivoDePropiedades, leerAmbito, maximoAvisos } from './leer-ambito.ts';
export { nombresDeOrigenes, nombresDePartes } from './nombres.ts';
export { leerPropiedades } from './propiedades.ts';
export { exigirAmbito } from './validar-ambito.ts';
