export { cifrasDePunto, gradoDeMedidas, type CifrasPunto } from './cifras.ts';
export { elegirCommits, fechasCrecientes, maximoPuntos, type CommitDeRama } from './elegir-commits.ts';
export {
  avisosPasado,
  estadosPasado,
  type AvisoPasado,
  type Pasado,
  type PasadoConCambios,
  type PuntoPasado,
  type SituacionPasado,
} from './pasado.ts';
