import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { pesoDe } from '@mantenible/domain/puntos-criticos';
import { formatNumber } from '@mantenible/wording/numeros';
import { useState } from 'react';

import { Paginador } from '../../../ui/paginador.tsx';
import { paginate } from '../../../ui/paginate.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { ordenTrasPulsar, ordenarPor, ordenInicial, type ColumnaDeOrden } from '../modelo/orden.ts';
import { AccionesArchivo } from './acciones-archivo.tsx';
import classes from './puntos.module.css';
import type { AbrirCodigo } from './tipos.ts';

const filasPorPagina = 25;

interface TablaPuntosProps {
  readonly proyectoId: string;
  readonly archivos: readonly PuntoCritico[];
  readonly abrirCodigo: AbrirCodigo;
}

const titulos: Readonly<Record<ColumnaDeOrden, string>> = {
  ruta: 'Archivo',
  cambios: 'Cambios',
  complejidad: 'Complejidad cognitiva',
  peso: 'Cambios × complejidad',
  lineas: 'Líneas de código',
  incidencias: 'Incidencias',
};

/** Every figure of the plot; each heading sorts. */
export function TablaPuntos({ proyectoId, archivos, abrirCodigo }: TablaPuntosProps) {
  const [orden, setOrden] = useState(ordenInicial);
  const [pagina, setPagina] = useState(1);
  const { items, page, pages } = paginate(ordenarPor(archivos, orden), pagina, filasPorPagina);
  const columna = (cual: ColumnaDeOrden, cifra: (uno: PuntoCritico) => number): Columna<PuntoCritico> => ({
    titulo: titulos[cual],
    numerica: true,
    celda: (uno) => formatNumber(cifra(uno)),
    ordenar: ordenable(cual),
  });
  const ordenable = (cual: ColumnaDeOrden) => ({
    orden: orden.columna === cual ? orden.sentido : ('none' as const),
    onOrdenar: () => {
      setOrden(ordenTrasPulsar(orden, cual));
      setPagina(1);
    },
  });
  return (
    <section className={classes.section} aria-labelledby="todos-los-archivos">
      <h2 id="todos-los-archivos">Todos los archivos</h2>
      <TablaDatos
        etiqueta="Cambios y complejidad de cada archivo"
        columnas={[
          { titulo: titulos.ruta, celda: ({ ruta }) => <bdi>{ruta}</bdi>, ordenar: ordenable('ruta') },
          columna('cambios', ({ cambios }) => cambios),
          columna('complejidad', ({ complejidad }) => complejidad),
          columna('peso', pesoDe),
          columna('lineas', ({ lineas }) => lineas),
          columna('incidencias', ({ incidencias }) => incidencias),
        ]}
        registros={items.map((uno) => ({ ...uno, _id: uno.ruta }))}
        acciones={(uno) => (
          <AccionesArchivo proyectoId={proyectoId} archivo={uno} abrirCodigo={abrirCodigo} />
        )}
      />
      {pages > 1 && (
        <Paginador pagina={page} paginas={pages} onCambio={setPagina} etiqueta="Páginas de archivos" />
      )}
    </section>
  );
}
