import { apuntesPorPagina } from '@mantenible/domain/auditoria';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

import { BotonDescargarCsv } from '../../../lib/boton-descargar-csv.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { descargarApuntes } from '../api/descargar-apuntes.ts';
import { listarApuntesQuery } from '../api/listar-apuntes.ts';
import { labels } from '../labels.ts';
import { filtroDe, sinFiltro } from '../modelo.ts';
import { FiltrosAuditoria } from './filtros-auditoria.tsx';
import { TablaApuntes } from './tabla-apuntes.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';

/** Milliseconds after the last key before the search is sent. */
const pausaAlEscribir = 300;

/** /auditoria: who did what, for admins; searched and paged by the server. */
export function AuditoriaPagina() {
  const [params, setParams] = useParametros();
  const { pagina, ...filtro } = filtroDe(params);
  const [buscar] = useDebouncedValue(filtro.buscar, pausaAlEscribir);
  const enviado = { ...filtro, buscar };
  const consulta = useQuery(listarApuntesQuery(enviado, pagina));
  const cambiar = (nombre: string, valor: string) => {
    setParams((previos) => conParametro(previos, nombre, valor), { replace: true, preventScrollReset: true });
  };
  return (
    <Pagina
      titulo={labels.titulo}
      ancho="ancho"
      acciones={<BotonDescargarCsv archivo="auditoria.csv" descargar={() => descargarApuntes(enviado)} />}
    >
      <FiltrosAuditoria filtro={filtro} total={consulta.data?.total ?? null} onCambio={cambiar} />
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ apuntes, total }) =>
          apuntes.length === 0 ? (
            <SinApuntes
              filtrado={!sinFiltro(enviado) || pagina > 1}
              onQuitar={() => {
                setParams({}, { replace: true });
              }}
            />
          ) : (
            <>
              <TablaApuntes apuntes={apuntes} />
              <Paginador
                pagina={pagina}
                paginas={Math.ceil(total / apuntesPorPagina)}
                onCambio={(numero) => {
                  cambiar('pagina', numero === 1 ? '' : String(numero));
                }}
                etiqueta="Páginas de la auditoría"
              />
            </>
          )
        }
      </EstadoConsulta>
    </Pagina>
  );
}

function SinApuntes({ filtrado, onQuitar }: { readonly filtrado: boolean; readonly onQuitar: () => void }) {
  if (!filtrado) return <Vacio texto={labels.vacio} />;
  return (
    <Vacio texto={labels.sinAnotaciones}>
      <Button variant="light" onClick={onQuitar}>
        Quitar la búsqueda y los filtros
      </Button>
    </Vacio>
  );
}

/** Query with one parameter changed, or removed by ''. Any change but that of the page returns to the first page. */
function conParametro(previos: URLSearchParams, nombre: string, valor: string): URLSearchParams {
  const siguientes = new URLSearchParams(previos);
  siguientes.delete('pagina');
  if (valor === '') siguientes.delete(nombre);
  else siguientes.set(nombre, valor);
  return siguientes;
}
