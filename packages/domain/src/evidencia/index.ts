export { enlaceACodigo } from './enlace-a-codigo.ts';
export {
  maximaLinea,
  maximoEvidencias,
  maximoRepositorio,
  maximoRuta,
  maximoUrl,
  mismasEvidencias,
  referenciaDeEvidencia,
  type ArchivoEvidencia,
  type EnlaceEvidencia,
  type Evidencia,
  type Lineas,
} from './evidencia.ts';
export {
  motivoCommitInvalido,
  motivoLineasInvalidas,
  motivoRutaInvalida,
  motivoUrlInvalida,
} from './motivos.ts';
