import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import type { Metrica } from '@mantenible/domain/metrica';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { listarListasPorIdsQuery } from '../../../lib/catalogo-api/listar-listas-por-ids.ts';
import { listarMetricasQuery } from '../../../lib/catalogo-api/listar-metricas.ts';
import { paths } from '../../../lib/paths.ts';
import { PaginaLista } from '../../../lib/registros/pagina-lista.tsx';
import type { Columna } from '../../../ui/tabla-registros.tsx';
import { labels } from '../labels.ts';
import { idsDeListas, nombreDeLista } from '../modelo.ts';

type Listas = UseQueryResult<readonly Pick<ListaVerificacion, '_id' | 'nombre'>[]>;

/** Name of the metric's list; a list whose name is not read is not shown as unknown. */
function celdaDeLista(metrica: Metrica, { data, isLoading, isError }: Listas): string {
  if (isLoading) return 'Loading...';
  if (isError && metrica.listaVerificacion !== null) return 'No se pudo cargar';
  return nombreDeLista(metrica, data ?? []);
}

function columnasDe(listas: Listas): readonly Columna<Metrica>[] {
  return [
    { titulo: 'Nombre', celda: (metrica) => metrica.nombre },
    { titulo: 'Lista de verificación', celda: (metrica) => celdaDeLista(metrica, listas) },
  ];
}

/** /lista_metrica */
export function ListaMetricas() {
  const consulta = useQuery(listarMetricasQuery());
  const ids = idsDeListas(consulta.data ?? []);
  const listas = useQuery({ ...listarListasPorIdsQuery(ids), enabled: ids.length > 0 });
  return (
    <PaginaLista
      recurso="metricas"
      consulta={consulta}
      labels={labels}
      singular="métrica"
      plural="métricas"
      columnas={columnasDe(listas)}
      nombreDe={({ nombre }) => nombre}
      rutaCrear={paths.crearMetrica.href()}
      rutaEditar={(id) => paths.editarMetrica.href({ id })}
    />
  );
}
