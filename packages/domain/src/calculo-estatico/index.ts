export { archivosConFallos } from './archivos.ts';
export type { ArchivoConFallos, FalloArchivo, MedidaRecomendable } from './archivos.ts';
export { calcularEstatico, type CalculoEstatico } from './calcular-estatico.ts';
export { clavesMedida, mejorValorOmitido, type ClaveMedida, type MedidasProyecto } from './claves-medida.ts';
export { tarjetasDefecto, type CondicionDefecto, type TarjetaDefecto } from './defectos.ts';
export { leerMedidas } from './leer-medidas.ts';
export type { MetricaCalidad } from './metricas.ts';
export {
  nombresMetrica,
  nombresSubcaracteristica,
  type NombreMetrica,
  type NombreSubcaracteristica,
} from './modelo.ts';
export type { SubcaracteristicaCalidad } from './subcaracteristicas.ts';
