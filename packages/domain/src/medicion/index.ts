export { cifrasDe, type Cifras } from './cifras.ts';
export { medir, type AnalisisMedido, type Medicion } from './medicion.ts';
export {
  esPorcentaje,
  lineasPorArchivo,
  nombresMedida,
  reparosDeMedida,
  sentidosMedida,
  tieneCotasDesordenadas,
  topeDeCota,
  unidadDeMedida,
  type MedidaPauta,
  type NombreMedida,
  type SentidoMedida,
} from './medida.ts';
export { nivelSugerido } from './sugerir.ts';
