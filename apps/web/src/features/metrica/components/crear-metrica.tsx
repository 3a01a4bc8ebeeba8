import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { createMetrica } from '../api/create-metrica.ts';
import { labels } from '../labels.ts';
import { metricaVacia } from '../modelo.ts';
import { FormularioMetrica } from './formulario-metrica.tsx';

/** /crear_metrica */
export function CrearMetrica() {
  return (
    <Pagina titulo={labels.crear} migas={[{ texto: labels.lista, href: paths.listaMetricas.href() }]}>
      <FormularioMetrica
        inicial={metricaVacia}
        etag={null}
        textoExito={labels.creada}
        enviar={createMetrica}
      />
    </Pagina>
  );
}
