import type { Pauta } from '@mantenible/domain/pauta';
import { useQuery } from '@tanstack/react-query';

import { getPautasQuery } from '../../../lib/catalogo-api/get-pautas.ts';
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
import { deletePauta } from '../api/delete-pauta.ts';
import { labels } from '../labels.ts';
import { BotonIniciales } from './iniciales/boton-iniciales.tsx';

const columnas: readonly Columna<Pauta>[] = [
  { titulo: 'Descripción', celda: (pauta) => pauta.descripcion },
  { titulo: 'Pregunta', celda: (pauta) => pauta.pregunta },
  { titulo: 'Niveles', celda: (pauta) => pauta.nivelesCumplimiento.length, numerica: true },
];
const filtrar = (pautas: readonly Pauta[], busqueda: string) =>
  filterBySearch(pautas, busqueda, (pauta) => `${pauta.descripcion} ${pauta.pregunta}`);

/** /lista_pauta */
export function ListaPautas() {
  const consulta = useQuery(getPautasQuery());
  const dialogo = useDelete({
    remove: deletePauta,
    textoExito: labels.eliminada,
    textoError: labels.errorEliminar,
  });
  const usos = useQuery(getUsosQuery('pautas', dialogo.id));
  const elegida = consulta.data?.find(({ _id }) => _id === dialogo.id);
  const crear = <BotonCrear ruta={paths.crearPauta.href()} texto={labels.crear} />;
  const acciones = (
    <>
      <BotonIniciales />
      {crear}
    </>
  );
  return (
    <Pagina titulo={labels.lista} ancho="ancho" acciones={acciones}>
      <EstadoConsulta consulta={consulta} textoFallo={labels.vacio}>
        {(pautas) => (
          <ListaRegistros
            registros={pautas}
            columnas={columnas}
            nombreSingular="pauta"
            nombrePlural="pautas"
            textoVacio={labels.vacio}
            accionVacio={crear}
            filtrar={filtrar}
            nombreDe={({ descripcion }) => descripcion}
            rutaEditar={({ _id }) => paths.editarPauta.href({ id: _id })}
            onEliminar={({ _id }) => {
              dialogo.abrir(_id);
            }}
          />
        )}
      </EstadoConsulta>
      <DialogoEliminar cosa="la pauta" nombre={elegida?.descripcion ?? ''} dialogo={dialogo}>
        <ListaUsos consulta={usos} />
      </DialogoEliminar>
    </Pagina>
  );
}
