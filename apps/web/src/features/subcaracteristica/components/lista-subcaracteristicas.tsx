import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import { useQuery } from '@tanstack/react-query';

import { getSubcaracteristicasQuery } from '../../../lib/catalogo-api/get-subcaracteristicas.ts';
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
import { deleteSubcaracteristica } from '../api/delete-subcaracteristica.ts';
import { labels } from '../labels.ts';

const columnas: readonly Columna<Subcaracteristica>[] = [
  { titulo: 'Nombre', celda: (subcaracteristica) => subcaracteristica.nombre },
  {
    titulo: 'Métricas',
    celda: ({ metricas }) =>
      metricas.length === 0 ? labels.sinMetricas : metricas.map(({ nombre }) => nombre).join(' · '),
  },
];
const filtrar = (registros: readonly Subcaracteristica[], busqueda: string) =>
  filterBySearch(registros, busqueda, ({ nombre }) => nombre);

/** /lista_subcaracteristicas */
export function ListaSubcaracteristicas() {
  const consulta = useQuery(getSubcaracteristicasQuery());
  const dialogo = useDelete({
    remove: deleteSubcaracteristica,
    textoExito: labels.eliminada,
    textoError: labels.errorEliminar,
  });
  const usos = useQuery(getUsosQuery('subcaracteristicas', dialogo.id));
  const elegida = consulta.data?.find(({ _id }) => _id === dialogo.id);
  const crear = <BotonCrear ruta={paths.crearSubcaracteristica.href()} texto={labels.crear} />;
  return (
    <Pagina titulo={labels.lista} ancho="ancho" acciones={crear}>
      <EstadoConsulta consulta={consulta} textoFallo={labels.vacio}>
        {(registros) => (
          <ListaRegistros
            registros={registros}
            columnas={columnas}
            sinPaginar
            nombreSingular="subcaracterística"
            nombrePlural="subcaracterísticas"
            textoVacio={labels.vacio}
            accionVacio={crear}
            filtrar={filtrar}
            nombreDe={({ nombre }) => nombre}
            rutaEditar={({ _id }) => paths.editarSubcaracteristica.href({ id: _id })}
            onEliminar={({ _id }) => {
              dialogo.abrir(_id);
            }}
          />
        )}
      </EstadoConsulta>
      <DialogoEliminar cosa="la subcaracterística" nombre={elegida?.nombre ?? ''} dialogo={dialogo}>
        <ListaUsos consulta={usos} />
      </DialogoEliminar>
    </Pagina>
  );
}
