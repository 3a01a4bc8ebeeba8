import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { useQuery } from '@tanstack/react-query';

import { getListasVerificacionQuery } from '../../../lib/catalogo-api/get-listas-verificacion.ts';
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
import { deleteListaVerificacion } from '../api/delete-lista-verificacion.ts';
import { labels } from '../labels.ts';

const columnas: readonly Columna<ListaVerificacion>[] = [
  { titulo: 'Nombre', celda: (lista) => lista.nombre },
  { titulo: 'Pautas', celda: (lista) => lista.pautas.length, numerica: true },
];
const filtrar = (registros: readonly ListaVerificacion[], busqueda: string) =>
  filterBySearch(registros, busqueda, ({ nombre }) => nombre);

/** /lista_verificacion */
export function ListasVerificacion() {
  const consulta = useQuery(getListasVerificacionQuery());
  const dialogo = useDelete({
    remove: deleteListaVerificacion,
    textoExito: labels.eliminada,
    textoError: labels.errorEliminar,
  });
  const usos = useQuery(getUsosQuery('listasVerificacion', dialogo.id));
  const elegida = consulta.data?.find(({ _id }) => _id === dialogo.id);
  const crear = <BotonCrear ruta={paths.crearLista.href()} texto={labels.crear} />;
  return (
    <Pagina titulo={labels.lista} ancho="ancho" acciones={crear}>
      <EstadoConsulta consulta={consulta} textoFallo={labels.vacio}>
        {(registros) => (
          <ListaRegistros
            registros={registros}
            columnas={columnas}
            nombreSingular="lista de verificación"
            nombrePlural="listas de verificación"
            textoVacio={labels.vacio}
            accionVacio={crear}
            filtrar={filtrar}
            nombreDe={({ nombre }) => nombre}
            rutaEditar={({ _id }) => paths.editarLista.href({ id: _id })}
            onEliminar={({ _id }) => {
              dialogo.abrir(_id);
            }}
          />
        )}
      </EstadoConsulta>
      <DialogoEliminar cosa="la lista de verificación" nombre={elegida?.nombre ?? ''} dialogo={dialogo}>
        <ListaUsos consulta={usos} />
      </DialogoEliminar>
    </Pagina>
  );
}
