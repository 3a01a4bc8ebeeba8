export {
  borradosPorPagina,
  diasEnPapelera,
  limiteDePapelera,
  maximoDeNombre,
  tiposEnPapelera,
  type ElementoBorrado,
  type ElementoRestaurado,
  type TipoEnPapelera,
} from './papelera.ts';
