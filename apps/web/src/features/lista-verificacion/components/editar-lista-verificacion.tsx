import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import type { Versioned } from '../../../lib/http.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { getListaVerificacionQuery } from '../api/get-lista-verificacion.ts';
import { updateListaVerificacion } from '../api/update-lista-verificacion.ts';
import { labels } from '../labels.ts';
import { formDeLista } from '../modelo.ts';
import { FormularioLista } from './formulario-lista-verificacion.tsx';

function Cargada({
  leida,
  onRecargar,
}: {
  readonly leida: Versioned<ListaVerificacion>;
  readonly onRecargar: () => void;
}) {
  const { value, etag } = leida;
  const inicial = useMemo(() => formDeLista(value), [value]);
  return (
    <FormularioLista
      inicial={inicial}
      etag={etag}
      textoExito={labels.actualizada}
      enviar={(data, options) => updateListaVerificacion(value._id, data, options)}
      onRecargar={onRecargar}
    />
  );
}

/** /editar_listaVerificacion/{id} */
export function EditarLista() {
  const { id = '' } = useParams();
  const lista = useVuelta(paths.listaListas.href());
  const consulta = useQuery(getListaVerificacionQuery(id));
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
