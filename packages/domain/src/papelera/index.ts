export {
  diasEnPapelera,
  limiteDePapelera,
  maximoEnPapelera,
  tiposEnPapelera,
  type ElementoBorrado,
  type ElementoRestaurado,
  type TipoEnPapelera,
} from './papelera.ts';
