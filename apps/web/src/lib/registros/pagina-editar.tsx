import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { EstadoConsulta } from '../../ui/estado-consulta/index.ts';
import { Pagina } from '../../ui/pagina/index.ts';
import { useVuelta } from '../../ui/use-vuelta.ts';
import { cambiarRegistro } from '../catalogo-api/cambiar-registro.ts';
import { leerRegistroQuery } from '../catalogo-api/leer-registro.ts';
import { useReload } from '../forms/use-reload.ts';
import { FormularioRegistro } from './formulario-registro.tsx';
import type { TipoDeRegistro } from './tipo-registro.ts';

interface PaginaEditarProps<Registro, Valores extends object, Enviado> {
  readonly tipo: TipoDeRegistro<Registro, Valores, Enviado>;
}

/** The page that edits the catalogue record of its address; a reload of the record resets the form. */
export function PaginaEditar<Registro, Valores extends object, Enviado>({
  tipo,
}: PaginaEditarProps<Registro, Valores, Enviado>) {
  const { labels, recurso } = tipo;
  const { id = '' } = useParams();
  const rutaVuelta = useVuelta(tipo.rutaLista);
  const consulta = useQuery(leerRegistroQuery(recurso, id, tipo.registro));
  const recargar = useReload(consulta);
  return (
    <Pagina titulo={labels.editar} migas={[{ texto: labels.lista, href: rutaVuelta }]}>
      <EstadoConsulta consulta={consulta}>
        {({ value, etag }) => (
          <FormularioRegistro
            key={consulta.dataUpdatedAt}
            tipo={tipo}
            inicial={tipo.valoresDe(value)}
            etag={etag}
            textoExito={labels.actualizada}
            enviar={async (data, options) => {
              await cambiarRegistro(recurso, id, data, options);
              return null;
            }}
            onRecargar={recargar}
          />
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
