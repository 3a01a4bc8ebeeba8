export {
  estadosPartida,
  exigirPartida,
  limitesDePartida,
  nombreDePartida,
  puntoDePartida,
  tiposDePartida,
  type EstadoPartida,
  type Partida,
} from './partida.ts';
