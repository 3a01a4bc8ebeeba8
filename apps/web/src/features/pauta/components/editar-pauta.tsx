import type { Pauta } from '@mantenible/domain/pauta';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import type { Versioned } from '../../../lib/http.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { getPautaQuery } from '../api/get-pauta.ts';
import { updatePauta } from '../api/update-pauta.ts';
import { labels } from '../labels.ts';
import { formDePauta } from '../modelo.ts';
import { FormularioPauta } from './formulario-pauta.tsx';

function Cargada({
  leida,
  onRecargar,
}: {
  readonly leida: Versioned<Pauta>;
  readonly onRecargar: () => void;
}) {
  const { value, etag } = leida;
  const inicial = useMemo(() => formDePauta(value), [value]);
  return (
    <FormularioPauta
      inicial={inicial}
      etag={etag}
      textoExito={labels.actualizada}
      enviar={(data, options) => updatePauta(value._id, data, options)}
      onRecargar={onRecargar}
    />
  );
}

/** /editar_pauta/{id} */
export function EditarPauta() {
  const { id = '' } = useParams();
  const lista = useVuelta(paths.listaPautas.href());
  const consulta = useQuery(getPautaQuery(id));
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
