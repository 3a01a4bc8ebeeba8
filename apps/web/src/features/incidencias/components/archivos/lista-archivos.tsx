import { Button, NativeSelect } from '@mantine/core';
import type { ArchivoConFallos, FalloArchivo } from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useRef } from 'react';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { enfocarBusqueda } from '../../../../ui/enfocar-busqueda.ts';
import { Vacio } from '../../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import { TablaDatos, type Columna } from '../../../../ui/tabla-datos.tsx';
import { BusquedaEnDireccion } from '../busqueda-en-direccion.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './archivos.module.css';
import {
  ordenesArchivos,
  seleccionarArchivos,
  type EstadoArchivos,
  type OrdenArchivos,
} from './estado-archivos.ts';
import { textoValor } from './fallos.ts';

interface ListaArchivosProps {
  readonly archivos: readonly ArchivoConFallos[];
  readonly estado: EstadoArchivos;
  readonly cambiar: (cambios: Partial<EstadoArchivos>, sigue?: boolean) => void;
  readonly onConsultar: (archivo: ArchivoConFallos, fallo: FalloArchivo) => void;
}

const nombresOrden: Readonly<Record<OrdenArchivos, string>> = {
  fallos: 'Medidas que incumplen: más primero',
  archivo: 'Archivo: de la A a la Z',
  lineas: 'Líneas de código: más primero',
};
const opcionesOrden = ordenesArchivos.map((value) => ({ value, label: nombresOrden[value] }));

const columnasDe = (onConsultar: ListaArchivosProps['onConsultar']): readonly Columna<ArchivoConFallos>[] => [
  {
    titulo: 'Archivo',
    celda: ({ path }) => (
      <code className={classes.listed}>
        <bdi>{path}</bdi>
      </code>
    ),
  },
  {
    titulo: 'Líneas de código',
    numerica: true,
    celda: ({ ncloc }) => (ncloc === null ? 'Sin medida' : formatNumber(ncloc)),
  },
  {
    titulo: 'Medidas y recomendaciones',
    celda: (archivo) => <Medidas archivo={archivo} onConsultar={onConsultar} />,
  },
];

/** All files with failing measures: search, order and pages; each measure opens its recommendations. */
export function ListaArchivos({ archivos, estado, cambiar, onConsultar }: ListaArchivosProps) {
  const { items, page, pages, hallados } = seleccionarArchivos(archivos, estado);
  const lista = useRef<HTMLDivElement>(null);
  return (
    <div ref={lista} className={shared.narrowGrid}>
      <div className={shared.columns}>
        <BusquedaEnDireccion
          etiqueta="Buscar archivos"
          valor={estado.buscar}
          resultado={`${formatNumber(hallados)} de ${contar(archivos.length, 'archivo', 'archivos')}`}
          onCambio={(buscar, sigue) => {
            cambiar({ buscar }, sigue);
          }}
        />
        <NativeSelect
          label="Ordenar archivos por"
          data={opcionesOrden}
          value={estado.orden}
          onChange={({ currentTarget: { value } }) => {
            cambiar({ orden: ordenesArchivos.find((uno) => uno === value) ?? 'fallos' });
          }}
        />
      </div>
      {hallados === 0 ? (
        <Vacio texto="Ningún archivo coincide con la búsqueda.">
          <Button
            variant="light"
            onClick={() => {
              cambiar({ buscar: '' });
              enfocarBusqueda(lista.current);
            }}
          >
            Limpiar la búsqueda
          </Button>
        </Vacio>
      ) : (
        <TablaDatos
          etiqueta="Archivos con medidas que incumplen una regla"
          columnas={columnasDe(onConsultar)}
          registros={items.map((archivo) => ({ ...archivo, _id: archivo.path }))}
        />
      )}
      {pages > 1 && (
        <Paginador
          etiqueta="Páginas de archivos"
          pagina={page}
          paginas={pages}
          onCambio={(pagina) => {
            cambiar({ pagina });
          }}
        />
      )}
    </div>
  );
}

function Medidas({
  archivo,
  onConsultar,
}: Pick<ListaArchivosProps, 'onConsultar'> & { readonly archivo: ArchivoConFallos }) {
  return (
    <div className={classes.buttons}>
      {archivo.fallos.map((fallo) => (
        <Button
          key={fallo.medida}
          variant="light"
          color="blue"
          size="compact-md"
          aria-label={`${nombresMedida[fallo.medida]}: ${textoValor(fallo)}. Ver recomendaciones para ${archivo.path}`}
          onClick={() => {
            onConsultar(archivo, fallo);
          }}
        >
          {nombresMedida[fallo.medida]}: {textoValor(fallo)}
        </Button>
      ))}
    </div>
  );
}
