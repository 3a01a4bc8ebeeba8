import { diasEnPapelera } from '@mantenible/domain/papelera';
import { contar } from '@mantenible/wording/contar';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { BotonCrear } from '../../ui/boton-crear.tsx';
import { DialogoEliminar } from '../../ui/dialogo-eliminar.tsx';
import { EstadoConsulta } from '../../ui/estado-consulta/index.ts';
import { ListaRegistros } from '../../ui/lista-registros.tsx';
import { ListaUsos } from '../../ui/lista-usos.tsx';
import { Pagina } from '../../ui/pagina/index.ts';
import type { Columna } from '../../ui/tabla-registros.tsx';
import { eliminarRegistro } from '../catalogo-api/eliminar-registro.ts';
import { leerUsosQuery, type RecursoCatalogo } from '../catalogo-api/leer-usos.ts';
import { useDelete } from '../forms/use-delete.ts';
import { filterBySearch } from '../search.ts';
import { rutaDeCopia } from './copia.ts';
import classes from './pagina-lista.module.css';
import type { TextosDeRegistro } from './tipo-registro.ts';

interface PaginaListaProps<Registro> {
  readonly recurso: RecursoCatalogo;
  readonly consulta: UseQueryResult<readonly Registro[]>;
  readonly labels: TextosDeRegistro;
  /** Noun of a record, in lower case: 'pauta', 'pautas'. */
  readonly singular: string;
  readonly plural: string;
  readonly columnas: readonly Columna<Registro>[];
  readonly nombreDe: (registro: Registro) => string;
  /** Text that the search matches; the name by default. */
  readonly textoDe?: (registro: Registro) => string;
  readonly rutaCrear: string;
  readonly rutaEditar: (id: string) => string;
  /** Shows all records on one page. */
  readonly sinPaginar?: boolean;
  /** Rare actions, below the list. */
  readonly debajo?: ReactNode;
}

/** The page that lists the catalogue records of one kind, with search, creation, edition and deletion. */
export function PaginaLista<Registro extends { readonly _id: string }>(props: PaginaListaProps<Registro>) {
  const { recurso, consulta, labels, singular, nombreDe, textoDe = nombreDe, rutaEditar } = props;
  const dialogo = useDelete({
    remove: (id) => eliminarRegistro(recurso, id),
    textoExito: labels.eliminada,
    textoError: labels.errorEliminar,
  });
  const usos = useQuery(leerUsosQuery(recurso, dialogo.id));
  const elegida = consulta.data?.find(({ _id }) => _id === dialogo.id);
  const crear = <BotonCrear ruta={props.rutaCrear} texto={labels.crear} />;
  return (
    <Pagina titulo={labels.lista} ancho="ancho" acciones={crear}>
      <EstadoConsulta consulta={consulta}>
        {(registros) => (
          <ListaRegistros
            registros={registros}
            columnas={props.columnas}
            nombreSingular={singular}
            nombrePlural={props.plural}
            textoVacio={labels.vacio}
            accionVacio={crear}
            filtrar={(todos, busqueda) => filterBySearch(todos, busqueda, textoDe)}
            nombreDe={nombreDe}
            rutaEditar={({ _id }) => rutaEditar(_id)}
            rutaDuplicar={({ _id }) => rutaDeCopia(props.rutaCrear, _id)}
            onEliminar={({ _id }) => {
              dialogo.abrir(_id);
            }}
            sinPaginar={props.sinPaginar ?? false}
          />
        )}
      </EstadoConsulta>
      {props.debajo !== undefined && !(consulta.isPending && consulta.errorUpdateCount === 0) && (
        <div className={classes.below}>{props.debajo}</div>
      )}
      <DialogoEliminar
        cosa={`la ${singular}`}
        nombre={elegida === undefined ? '' : nombreDe(elegida)}
        dialogo={dialogo}
        restaurable={`Se puede restaurar durante ${contar(diasEnPapelera, 'día', 'días')} desde la Papelera.`}
      >
        <ListaUsos consulta={usos} />
      </DialogoEliminar>
    </Pagina>
  );
}
