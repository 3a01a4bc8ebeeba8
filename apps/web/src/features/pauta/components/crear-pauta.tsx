import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { createPauta } from '../api/create-pauta.ts';
import { labels } from '../labels.ts';
import { pautaVacia } from '../modelo.ts';
import { FormularioPauta } from './formulario-pauta.tsx';

/** /crear_pauta */
export function CrearPauta() {
  return (
    <Pagina titulo={labels.crear} migas={[{ texto: labels.lista, href: paths.listaPautas.href() }]}>
      <FormularioPauta inicial={pautaVacia} etag={null} textoExito={labels.creada} enviar={createPauta} />
    </Pagina>
  );
}
