export {
  fuentesLinea,
  menosEsMejor,
  modosLinea,
  rangosFuente,
  type FuenteLinea,
  type FuenteMedida,
  type LineaCriterio,
  type LineaMedida,
  type LineaRubrica,
  type ModoLinea,
  type NivelLinea,
  type Penalizacion,
  type Rubrica,
} from './linea.ts';
export { tieneDato, type ConDato, type Dato, type DatosEntrega, type SinDato } from './dato.ts';
export { estadosLinea, type EstadoLinea, type LineaCalculada } from './calcular-linea.ts';
export { aprueba, calcularNota, cuenta, redondearNota, type NotaCalculada } from './calcular-nota.ts';
export { nivelesEn } from './nivel-en.ts';
export { cuantasBajan } from './peor-caso.ts';
export { entregasDeMuestra } from './entregas-de-muestra.ts';
export {
  erroresRubrica,
  exigirRubrica,
  maximoDescripcionNivel,
  maximoLineas,
  maximoNivelesLinea,
  maximoNombreLinea,
  maximoPuntos,
  maximoVersiones,
  motivoNotaInvalida,
} from './validar-rubrica.ts';
export { datoEvidencias, datoMedia, datoNuevas, minimoLineasDensidad } from './leer-datos.ts';
export { rubricaPreparada, tiposTarea, type TipoTarea } from './rubricas-preparadas.ts';
export { escalonDe, siguienteEscalon, type Camino, type SiguienteEscalon } from './siguiente-escalon.ts';
export { comoSubeSinMerito } from './sin-merito.ts';
