import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import type { Metrica } from '@mantenible/domain/metrica';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { getListasPorIdsQuery } from '../../../lib/catalogo-api/get-listas-por-ids.ts';
import { getMetricasQuery } from '../../../lib/catalogo-api/get-metricas.ts';
import { getUsosQuery } from '../../../lib/catalogo-api/get-usos.ts';
import { useDelete } from '../../../lib/forms/use-delete.ts';
import { paths } from '../../../lib/paths.ts';
import { filterBySearch } from '../../../lib/search.ts';
import { BotonCrear } from '../../../ui/boton-crear.tsx';
import { DialogoEliminar } from '../../../ui/dialogo-eliminar.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { ListaRegistros } from '../../../ui/lista-registros.tsx';
import { ListaUsos } from '../../../ui/lista-usos.tsx';
import { Pagina } from '../../../ui/pagina/index.ts';
import type { Columna } from '../../../ui/tabla-registros.tsx';
import { deleteMetrica } from '../api/delete-metrica.ts';
import { labels } from '../labels.ts';
import { idsDeListas, nombreDeLista } from '../modelo.ts';

function columnasDe(
  listas: UseQueryResult<readonly Pick<ListaVerificacion, '_id' | 'nombre'>[]>,
): readonly Columna<Metrica>[] {
  return [
    { titulo: 'Nombre', celda: (metrica) => metrica.nombre },
    {
      titulo: 'Lista de verificación',
      // While the names are on their way a list is not yet unknown.
      celda: (metrica) => (listas.isLoading ? 'Loading...' : nombreDeLista(metrica, listas.data ?? [])),
    },
  ];
}
const filtrar = (registros: readonly Metrica[], busqueda: string) =>
  filterBySearch(registros, busqueda, ({ nombre }) => nombre);

/** /lista_metrica */
export function ListaMetricas() {
  const consulta = useQuery(getMetricasQuery());
  const ids = idsDeListas(consulta.data ?? []);
  const listas = useQuery({ ...getListasPorIdsQuery(ids), enabled: ids.length > 0 });
  const dialogo = useDelete({
    remove: deleteMetrica,
    textoExito: labels.eliminada,
    textoError: labels.errorEliminar,
  });
  const usos = useQuery(getUsosQuery('metricas', dialogo.id));
  const elegida = consulta.data?.find(({ _id }) => _id === dialogo.id);
  const crear = <BotonCrear ruta={paths.crearMetrica.href()} texto={labels.crear} />;
  return (
    <Pagina titulo={labels.lista} ancho="ancho" acciones={crear}>
      <EstadoConsulta consulta={consulta} textoFallo={labels.vacio}>
        {(registros) => (
          <ListaRegistros
            registros={registros}
            columnas={columnasDe(listas)}
            nombreSingular="métrica"
            nombrePlural="métricas"
            textoVacio={labels.vacio}
            accionVacio={crear}
            filtrar={filtrar}
            nombreDe={({ nombre }) => nombre}
            rutaEditar={({ _id }) => paths.editarMetrica.href({ id: _id })}
            onEliminar={({ _id }) => {
              dialogo.abrir(_id);
            }}
          />
        )}
      </EstadoConsulta>
      <DialogoEliminar cosa="la métrica" nombre={elegida?.nombre ?? ''} dialogo={dialogo}>
        <ListaUsos consulta={usos} />
      </DialogoEliminar>
    </Pagina>
  );
}
