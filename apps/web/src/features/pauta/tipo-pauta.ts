import { pauta, pautaEnviada, type PautaEnviada } from '@mantenible/contracts/pauta';
import type { Pauta } from '@mantenible/domain/pauta';

import { paths } from '../../lib/paths.ts';
import type { TipoDeRegistro } from '../../lib/registros/tipo-registro.ts';
import { CamposPauta } from './components/campos-pauta.tsx';
import { labels } from './labels.ts';
import { candidatoPauta, formDePauta, pautaForm, pautaVacia, type PautaForm } from './modelo.ts';

/** Settings of guidelines for the pages of records. */
export const tipoPauta: TipoDeRegistro<Pauta, PautaForm, PautaEnviada> = {
  recurso: 'pautas',
  labels,
  rutaLista: paths.listaPautas.href(),
  registro: pauta,
  enviado: pautaEnviada,
  conservado: pautaForm,
  vacio: pautaVacia,
  valoresDe: formDePauta,
  candidato: candidatoPauta,
  campoDelAviso: null,
  Campos: CamposPauta,
};
