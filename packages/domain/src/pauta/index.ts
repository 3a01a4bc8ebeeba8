export {
  maximoNiveles,
  valorInicialNivel,
  nivelesDesdeLosQueSeQuita,
  tieneValoresRepetidos,
  type NivelCumplimiento,
  type Pauta,
} from './pauta.ts';
