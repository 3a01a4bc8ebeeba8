import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { CampoBusqueda } from './campo-busqueda.tsx';
import { Vacio } from './estado-consulta/index.ts';
import classes from './lista-registros.module.css';
import { Paginador } from './paginador.tsx';
import { TablaRegistros, type Columna } from './tabla-registros.tsx';
import { useFocoTrasQuitar } from './use-foco-tras-quitar.ts';
import { useListaFiltrada } from './use-lista-filtrada.ts';

interface ListaRegistrosProps<T> {
  readonly registros: readonly T[];
  readonly columnas: readonly Columna<T>[];
  /** Noun of a record, in lower case: 'pauta', 'pautas'. */
  readonly nombreSingular: string;
  readonly nombrePlural: string;
  readonly textoVacio: string;
  /** Shown with `textoVacio` where there are no records at all, such as the button that creates one. */
  readonly accionVacio: ReactNode;
  readonly filtrar: (registros: readonly T[], busqueda: string) => readonly T[];
  readonly nombreDe: (registro: T) => string;
  readonly rutaEditar: (registro: T) => string;
  readonly rutaDuplicar: (registro: T) => string;
  readonly onEliminar: (registro: T) => void;
  /** Shows all records on one page. */
  readonly sinPaginar?: boolean;
}

/** A catalogue list: search, records with their actions, pages of ten. */
export function ListaRegistros<T extends { readonly _id: string }>(props: ListaRegistrosProps<T>) {
  const { registros, nombreSingular, nombrePlural, filtrar, sinPaginar = false } = props;
  const lista = useListaFiltrada(registros, filtrar, sinPaginar ? Math.max(1, registros.length) : undefined);
  const container = useFocoTrasQuitar(registros.length);
  if (registros.length === 0)
    return (
      <div ref={container} tabIndex={-1} className={classes.list}>
        <Vacio texto={props.textoVacio}>{props.accionVacio}</Vacio>
      </div>
    );
  return (
    <div ref={container} tabIndex={-1} className={classes.list}>
      <div className={classes.search}>
        <CampoBusqueda
          etiqueta={`Buscar ${nombrePlural}`}
          valor={lista.search}
          onCambio={lista.setSearch}
          resultado={`${formatNumber(lista.found)} de ${contar(registros.length, nombreSingular, nombrePlural)}`}
        />
      </div>
      {lista.found === 0 ? (
        <SinCoincidencias
          texto={props.textoVacio}
          onQuitar={() => {
            lista.setSearch('');
          }}
        />
      ) : (
        <TablaRegistros
          etiqueta={nombrePlural}
          columnas={props.columnas}
          registros={lista.items}
          nombreDe={props.nombreDe}
          rutaEditar={props.rutaEditar}
          rutaDuplicar={props.rutaDuplicar}
          onEliminar={props.onEliminar}
        />
      )}
      {!sinPaginar && lista.found > 0 && (
        <Paginador
          pagina={lista.page}
          paginas={lista.pages}
          onCambio={lista.setPage}
          etiqueta={`Páginas de ${nombrePlural}`}
        />
      )}
    </div>
  );
}

function SinCoincidencias({ texto, onQuitar }: { readonly texto: string; readonly onQuitar: () => void }) {
  return (
    <Vacio texto={texto}>
      <Button variant="light" onClick={onQuitar}>
        Quitar la búsqueda
      </Button>
    </Vacio>
  );
}
