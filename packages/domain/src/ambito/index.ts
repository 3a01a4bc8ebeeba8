export {
  alcanceDe,
  ambitoCompleto,
  clavesDePatrones,
  limitesDeAmbito,
  listasDePatrones,
  origenesDeAmbito,
  type Ambito,
  type ListaDePatrones,
  type OrigenDeAmbito,
} from './ambito.ts';
export {
  ambitoVigente,
  contarPartes,
  partesDeAmbito,
  partesElegidas,
  type AmbitoAplicado,
  type ParteDeAmbito,
  type RecuentoDeParte,
} from './aplicado.ts';
export { comprobarAmbito, type AmbitoComprobado, type ValorComprobado } from './comprobar-ambito.ts';
export { crearDecisor, type Decisor } from './decidir.ts';
export {
  archivoDePropiedades,
  esDeAlcance,
  leerAmbito,
  maximoAvisos,
  type AmbitoLeido,
} from './leer-ambito.ts';
export { camposDe, nombresDeCampos, nombresDeOrigenes, nombresDePartes, raizEscrita } from './nombres.ts';
export { compilarPatron, type Gasto } from './patron.ts';
export { propiedadesDePropuestas } from './propiedades-de-propuestas.ts';
export { leerArchivoProperties } from './propiedades.ts';
export { proponerAmbito, type ArchivoPrincipal } from './proponer.ts';
export {
  aceptarPropuesta,
  clasesDePropuesta,
  maximoPatrones,
  patronesSinSitio,
  type PropuestaDeAmbito,
} from './propuestas.ts';
export { exigirAmbito } from './validar-ambito.ts';
