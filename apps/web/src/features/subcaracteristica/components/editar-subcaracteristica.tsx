import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import type { Versioned } from '../../../lib/http.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { getSubcaracteristicaQuery } from '../api/get-subcaracteristica.ts';
import { updateSubcaracteristica } from '../api/update-subcaracteristica.ts';
import { labels } from '../labels.ts';
import { formDeSubcaracteristica } from '../modelo.ts';
import { FormularioSubcaracteristica } from './formulario-subcaracteristica.tsx';

function Cargada({
  leida,
  onRecargar,
}: {
  readonly leida: Versioned<Subcaracteristica>;
  readonly onRecargar: () => void;
}) {
  const { value, etag } = leida;
  const inicial = useMemo(() => formDeSubcaracteristica(value), [value]);
  return (
    <FormularioSubcaracteristica
      inicial={inicial}
      etag={etag}
      textoExito={labels.actualizada}
      enviar={(data, options) => updateSubcaracteristica(value._id, data, options)}
      onRecargar={onRecargar}
    />
  );
}

/** /editar_subcaracteristica/{id} */
export function EditarSubcaracteristica() {
  const { id = '' } = useParams();
  const lista = useVuelta(paths.listaSubcaracteristicas.href());
  const consulta = useQuery(getSubcaracteristicaQuery(id));
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
