import type { Metrica } from '@mantenible/domain/metrica';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import type { Versioned } from '../../../lib/http.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { getMetricaQuery } from '../api/get-metrica.ts';
import { updateMetrica } from '../api/update-metrica.ts';
import { labels } from '../labels.ts';
import { formDeMetrica } from '../modelo.ts';
import { FormularioMetrica } from './formulario-metrica.tsx';

function Cargada({
  leida,
  onRecargar,
}: {
  readonly leida: Versioned<Metrica>;
  readonly onRecargar: () => void;
}) {
  const { value, etag } = leida;
  const inicial = useMemo(() => formDeMetrica(value), [value]);
  return (
    <FormularioMetrica
      inicial={inicial}
      etag={etag}
      textoExito={labels.actualizada}
      enviar={(data, options) => updateMetrica(value._id, data, options)}
      onRecargar={onRecargar}
    />
  );
}

/** /editar_metrica/{id} */
export function EditarMetrica() {
  const { id = '' } = useParams();
  const lista = useVuelta(paths.listaMetricas.href());
  const consulta = useQuery(getMetricaQuery(id));
  return (
    <Pagina titulo={labels.editar} migas={[{ texto: labels.lista, href: lista }]}>
      <EstadoConsulta consulta={consulta}>
        {(leida) => (
          <Cargada key={consulta.dataUpdatedAt} leida={leida} onRecargar={() => void consulta.refetch()} />
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
