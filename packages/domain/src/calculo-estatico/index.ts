export { archivosConFallos } from './archivos.ts';
export type { ArchivoConFallos, FalloArchivo, MedidaRecomendable } from './archivos.ts';
export { calcularEstatico, gradoExacto, type CalculoEstatico } from './calcular-estatico.ts';
export { clavesMedida, mejorValorOmitido, type ClaveMedida, type MedidasProyecto } from './claves-medida.ts';
export {
  reglaDeUmbral,
  tarjetasDefecto,
  unidadDeUmbral,
  type CondicionDefecto,
  type ReglaDeUmbral,
  type TarjetaDefecto,
  type UnidadUmbral,
} from './defectos.ts';
export { leerMedida, leerMedidas } from './leer-medidas.ts';
export { calcularMetricas, type MetricaCalidad } from './metricas.ts';
export {
  medidaDeMetrica,
  metricasDeSubcaracteristica,
  nombresMetrica,
  nombresSubcaracteristica,
  type NombreMetrica,
  type NombreSubcaracteristica,
} from './modelo.ts';
export type { SubcaracteristicaCalidad } from './subcaracteristicas.ts';
