import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { createListaVerificacion } from '../api/create-lista-verificacion.ts';
import { labels } from '../labels.ts';
import { listaVacia } from '../modelo.ts';
import { FormularioLista } from './formulario-lista-verificacion.tsx';

/** /crear_listaVerificacion */
export function CrearLista() {
  return (
    <Pagina titulo={labels.crear} migas={[{ texto: labels.lista, href: paths.listaListas.href() }]}>
      <FormularioLista
        inicial={listaVacia}
        etag={null}
        textoExito={labels.creada}
        enviar={createListaVerificacion}
      />
    </Pagina>
  );
}
