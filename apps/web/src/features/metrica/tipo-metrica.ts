import { metrica, metricaEnviada, type MetricaEnviada } from '@mantenible/contracts/metrica';
import type { Metrica } from '@mantenible/domain/metrica';

import { paths } from '../../lib/paths.ts';
import type { TipoDeRegistro } from '../../lib/registros/tipo-registro.ts';
import { CamposMetrica } from './components/campos-metrica.tsx';
import { labels } from './labels.ts';
import { formDeMetrica, metricaForm, metricaVacia, type MetricaForm } from './modelo.ts';

/** Settings of metrics for the pages of records. */
export const tipoMetrica: TipoDeRegistro<Metrica, MetricaForm, MetricaEnviada> = {
  recurso: 'metricas',
  labels,
  rutaLista: paths.listaMetricas.href(),
  registro: metrica,
  enviado: metricaEnviada,
  conservado: metricaForm,
  vacio: metricaVacia,
  campoNombre: 'nombre',
  valoresDe: formDeMetrica,
  candidato: (valores) => valores,
  campoDelAviso: 'listaVerificacion',
  Campos: CamposMetrica,
};
