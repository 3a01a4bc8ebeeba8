import { listaVerificacion, listaEnviada, type ListaEnviada } from '@mantenible/contracts/lista-verificacion';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';

import { paths } from '../../lib/paths.ts';
import type { TipoDeRegistro } from '../../lib/registros/tipo-registro.ts';
import { CamposLista } from './components/campos-lista-verificacion.tsx';
import { labels } from './labels.ts';
import { formDeLista, listaForm, listaVacia, type ListaForm } from './modelo.ts';

/** Settings of verification lists for the pages of records. */
export const tipoLista: TipoDeRegistro<ListaVerificacion, ListaForm, ListaEnviada> = {
  recurso: 'listasVerificacion',
  labels,
  rutaLista: paths.listaListas.href(),
  registro: listaVerificacion,
  enviado: listaEnviada,
  conservado: listaForm,
  vacio: listaVacia,
  campoNombre: 'nombre',
  valoresDe: formDeLista,
  candidato: (valores) => valores,
  campoDelAviso: 'pautas',
  Campos: CamposLista,
};
