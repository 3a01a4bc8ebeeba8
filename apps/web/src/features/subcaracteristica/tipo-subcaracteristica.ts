import {
  subcaracteristica,
  subcaracteristicaEnviada,
  type SubcaracteristicaEnviada,
} from '@mantenible/contracts/subcaracteristica';
import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';

import { paths } from '../../lib/paths.ts';
import type { TipoDeRegistro } from '../../lib/registros/tipo-registro.ts';
import { CamposSubcaracteristica } from './components/campos-subcaracteristica.tsx';
import { labels } from './labels.ts';
import {
  formDeSubcaracteristica,
  subcaracteristicaForm,
  subcaracteristicaVacia,
  type SubcaracteristicaForm,
} from './modelo.ts';

/** Settings of sub-characteristics for the pages of records. */
export const tipoSubcaracteristica: TipoDeRegistro<
  Subcaracteristica,
  SubcaracteristicaForm,
  SubcaracteristicaEnviada
> = {
  recurso: 'subcaracteristicas',
  labels,
  rutaLista: paths.listaSubcaracteristicas.href(),
  registro: subcaracteristica,
  enviado: subcaracteristicaEnviada,
  conservado: subcaracteristicaForm,
  vacio: subcaracteristicaVacia,
  campoNombre: 'nombre',
  valoresDe: formDeSubcaracteristica,
  candidato: (valores) => valores,
  campoDelAviso: 'metricas',
  Campos: CamposSubcaracteristica,
};
