import { Button } from '@mantine/core';
import type { Marca } from '@mantenible/contracts/marca';
import { useDeferredValue, useMemo, useRef } from 'react';

import { enfocarBusqueda } from '../../../../ui/enfocar-busqueda.ts';
import { FiltrosPlegables } from '../../../../ui/filtros-plegables.tsx';
import { Vacio } from '../../../../ui/estado-consulta/index.ts';
import { estadoInicial, type EstadoLista } from '../incidencias/estado-lista.ts';
import { contarFiltros, hayFiltros, seleccionar, type Nuevas } from './filtrar.ts';
import type { Entrada, Indice } from '../../../../lib/incidencia/indice.ts';
import type { CambiarEstado } from '../incidencias/use-estado-lista.ts';
import { Filtros } from './filtros.tsx';
import { ListaVirtual } from './lista-virtual.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './lista.module.css';
import { Resumen } from './resumen.tsx';

interface ListaCompletaProps {
  readonly indice: Indice;
  readonly estado: EstadoLista;
  readonly nuevas: Nuevas;
  readonly cambiar: CambiarEstado;
  readonly onElegir: (entrada: Entrada) => void;
  /** Marks by the id of their issue. */
  readonly marcas: ReadonlyMap<number, Marca>;
}

/** All issues, filtered, searched and sorted by the state in the URL. */
export function ListaCompleta(props: ListaCompletaProps) {
  const { indice, estado, nuevas, cambiar, onElegir, marcas } = props;
  // Typing has priority over filtering ten thousand issues.
  const aplicado = useDeferredValue(estado);
  const seleccion = useMemo(() => seleccionar(indice, aplicado, nuevas), [indice, aplicado, nuevas]);
  const lista = useRef<HTMLDivElement>(null);
  const limpiar = () => {
    const { severidades, regla, archivo, buscar, desde } = estadoInicial;
    cambiar({ severidades, regla, archivo, buscar, desde });
    enfocarBusqueda(lista.current);
  };
  const filtrada = hayFiltros(indice, estado);
  return (
    <div ref={lista} className={shared.narrowGrid}>
      <FiltrosPlegables activos={contarFiltros(indice, estado)}>
        <Filtros indice={indice} estado={estado} conteos={seleccion.conteos} cambiar={cambiar} />
      </FiltrosPlegables>
      <div className={classes.summary}>
        <Resumen seleccion={seleccion} total={indice.entradas.length} />
        {filtrada && seleccion.visibles.length > 0 && (
          <Button variant="subtle" size="compact-md" onClick={limpiar}>
            Limpiar filtros
          </Button>
        )}
      </div>
      {seleccion.visibles.length === 0 ? (
        <Vacio texto="Ninguna incidencia coincide con los filtros.">
          <Button variant="light" onClick={limpiar}>
            Limpiar filtros
          </Button>
        </Vacio>
      ) : (
        // A new selection starts at the top of the list.
        <ListaVirtual
          key={JSON.stringify(aplicado)}
          entradas={seleccion.visibles}
          onElegir={onElegir}
          marcas={marcas}
        />
      )}
    </div>
  );
}
