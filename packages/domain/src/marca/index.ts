export {
  anclar,
  decisiones,
  estadosMarca,
  maximoMarcas,
  maximoMarcasAceptadas,
  maximoMensaje,
  mensajeGuardado,
  type Ancla,
  type Decision,
  type EstadoMarca,
  type Hallado,
} from './marca.ts';
export { seguirMarcas, seguirPorMarca, sinMarcados } from './seguir-marcas.ts';
