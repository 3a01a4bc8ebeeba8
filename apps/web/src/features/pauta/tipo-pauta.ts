import { pauta, pautaEnviada, type PautaEnviada } from '@mantenible/contracts/pauta';
import type { Pauta } from '@mantenible/domain/pauta';

import { paths } from '../../lib/paths.ts';
import type { TipoDeRegistro } from '../../lib/registros/tipo-registro.ts';
import { camposPauta, type VistaDePregunta } from './components/campos-pauta.tsx';
import { labels } from './labels.ts';
import { candidatoPauta, formDePauta, pautaForm, pautaVacia, type PautaForm } from './modelo.ts';

/**
 * Settings of guidelines for the pages of records.
 * @param Vista draws a question as a student sees it
 */
export const tipoPauta = (Vista: VistaDePregunta): TipoDeRegistro<Pauta, PautaForm, PautaEnviada> => ({
  recurso: 'pautas',
  labels,
  rutaLista: paths.listaPautas.href(),
  registro: pauta,
  enviado: pautaEnviada,
  conservado: pautaForm,
  vacio: pautaVacia,
  campoNombre: 'descripcion',
  valoresDe: formDePauta,
  candidato: candidatoPauta,
  campoDelAviso: null,
  Campos: camposPauta(Vista),
});
