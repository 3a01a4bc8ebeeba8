import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { createSubcaracteristica } from '../api/create-subcaracteristica.ts';
import { labels } from '../labels.ts';
import { subcaracteristicaVacia } from '../modelo.ts';
import { FormularioSubcaracteristica } from './formulario-subcaracteristica.tsx';

/** /crear_subcaracteristica */
export function CrearSubcaracteristica() {
  return (
    <Pagina
      titulo={labels.crear}
      migas={[{ texto: labels.lista, href: paths.listaSubcaracteristicas.href() }]}
    >
      <FormularioSubcaracteristica
        inicial={subcaracteristicaVacia}
        etag={null}
        textoExito={labels.creada}
        enviar={createSubcaracteristica}
      />
    </Pagina>
  );
}
