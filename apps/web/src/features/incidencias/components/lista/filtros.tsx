import { NativeSelect, Select, type ComboboxItem } from '@mantine/core';
import { useMemo } from 'react';

import { filterBySearch } from '../../../../lib/search.ts';
import type { EstadoLista } from '../incidencias/estado-lista.ts';
import type { CambiarEstado } from '../incidencias/use-estado-lista.ts';
import { severidadesOfrecidas, type Seleccion } from './filtrar.ts';
import type { Indice } from '../../../../lib/incidencia/indice.ts';
import { ordenes, type Orden } from '../../../../lib/incidencia/ordenar.ts';
import { BusquedaEnDireccion } from '../busqueda-en-direccion.tsx';
import { FiltroSeveridad } from './filtro-severidad.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './lista.module.css';

interface FiltrosProps {
  readonly indice: Indice;
  readonly estado: EstadoLista;
  readonly conteos: Seleccion['conteos'];
  readonly cambiar: CambiarEstado;
}

/** Names of both directions of each order, the default one first. */
const nombresOrden: Readonly<Record<Orden, readonly [string, string]>> = {
  severidad: ['Severidad: más grave primero', 'Severidad: menos grave primero'],
  archivo: ['Archivo: de la A a la Z', 'Archivo: de la Z a la A'],
  linea: ['Línea: de menor a mayor', 'Línea: de mayor a menor'],
  esfuerzo: ['Tiempo estimado: mayor primero', 'Tiempo estimado: menor primero'],
  regla: ['Regla: de la A a la Z', 'Regla: de la Z a la A'],
};

const opcionesOrden = ordenes.flatMap((orden) =>
  nombresOrden[orden].map((label, inverso) => ({ value: `${orden} ${inverso}`, label })),
);

/** Search, filters and order of the list. */
export function Filtros({ indice, estado, conteos, cambiar }: FiltrosProps) {
  return (
    <div className={classes.filters}>
      <FiltroSeveridad
        severidades={severidadesOfrecidas(indice)}
        elegidas={estado.severidades}
        conteos={conteos}
        onCambio={(severidades) => {
          cambiar({ severidades });
        }}
      />
      <div className={shared.columns}>
        <BusquedaEnDireccion
          etiqueta="Buscar"
          valor={estado.buscar}
          onCambio={(buscar, sigue) => {
            cambiar({ buscar }, sigue);
          }}
        />
        <Eleccion
          etiqueta="Regla"
          todas="Todas las reglas"
          nombres={indice.reglas}
          valor={estado.regla}
          onCambio={(regla) => {
            cambiar({ regla });
          }}
        />
        <Eleccion
          etiqueta="Archivo"
          todas="Todos los archivos"
          nombres={indice.archivos}
          valor={estado.archivo}
          onCambio={(archivo) => {
            cambiar({ archivo });
          }}
        />
        <OrdenarPor estado={estado} cambiar={cambiar} />
      </div>
    </div>
  );
}

function OrdenarPor({ estado, cambiar }: Pick<FiltrosProps, 'estado' | 'cambiar'>) {
  return (
    <NativeSelect
      label="Ordenar por"
      data={opcionesOrden}
      value={`${estado.orden} ${Number(estado.inverso)}`}
      onChange={(evento) => {
        const [pedido, sentido] = evento.currentTarget.value.split(' ');
        const orden = ordenes.find((nombre) => nombre === pedido);
        if (orden) cambiar({ orden, inverso: sentido === '1' });
      }}
    />
  );
}

interface EleccionProps {
  readonly etiqueta: string;
  readonly todas: string;
  readonly nombres: readonly string[];
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
}

const isItem = (option: object): option is ComboboxItem => 'value' in option;

/** Select with a search over thousands of names; at most a hundred options are drawn. */
function Eleccion({ etiqueta, todas, nombres, valor, onCambio }: EleccionProps) {
  const opciones = useMemo(() => nombres.filter((nombre) => nombre !== ''), [nombres]);
  return (
    <Select
      label={etiqueta}
      placeholder={todas}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Quitar el filtro: ${etiqueta}` }}
      limit={100}
      nothingFoundMessage="Nada coincide con la búsqueda."
      data={opciones}
      filter={({ options, search }) =>
        filterBySearch(options.filter(isItem), search, (option) => option.label).slice(0, 100)
      }
      value={nombres.includes(valor) && valor !== '' ? valor : null}
      onChange={(elegido) => {
        onCambio(elegido ?? '');
      }}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
    />
  );
}
