import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { pesoDe } from '@mantenible/domain/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import type { ColumnaDeOrden } from '../modelo/orden.ts';
import { Archivo } from './archivo.tsx';
import { idDePunto } from './id-de-punto.ts';
import shared from '../../../ui/shared.module.css';
import classes from './puntos.module.css';
import type { AbrirCodigo } from './tipos.ts';
import type { Listado, Puesto } from './use-listado.ts';

interface TablaPuntosProps {
  readonly proyectoId: string;
  readonly listado: Listado;
  /** Number of files, from the first, that deserve attention first. */
  readonly prioritarios: number;
  /** Why a file deserves attention first. */
  readonly porQue: (archivo: PuntoCritico) => string;
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

/** Every file with its figures, those that deserve attention first marked by their numbers; each heading sorts. */
export function TablaPuntos(props: TablaPuntosProps) {
  const { proyectoId, listado, prioritarios, porQue, abrirCodigo } = props;
  const { puestos, pagina, paginas, ordenable, irAPagina } = listado;
  const numeroDe = ({ posicion }: Puesto) => (posicion < prioritarios ? posicion + 1 : null);
  const columna = (cual: ColumnaDeOrden, cifra: (uno: Puesto) => number): Columna<Puesto> => ({
    titulo: titulos[cual],
    numerica: true,
    celda: (uno) => formatNumber(cifra(uno)),
    ordenar: ordenable(cual),
  });
  return (
    <section className={classes.section} aria-labelledby="archivos-puntos">
      <h2 id="archivos-puntos">Archivos</h2>
      <p className={classes.facts}>{frasePrioritarios(prioritarios)}</p>
      <TablaDatos
        etiqueta="Cambios y complejidad de cada archivo"
        columnas={[
          {
            titulo: titulos.ruta,
            ancha: true,
            celda: (uno) => (
              <Archivo
                ruta={uno.ruta}
                numero={numeroDe(uno)}
                porQue={numeroDe(uno) === null ? null : porQue(uno)}
                abrirCodigo={abrirCodigo}
              />
            ),
            ordenar: ordenable('ruta'),
          },
          { ...columna('cambios', ({ cambios }) => cambios), enLinea: true },
          { ...columna('complejidad', ({ complejidad }) => complejidad), enLinea: true },
          columna('peso', pesoDe),
          columna('lineas', ({ lineas }) => lineas),
          {
            ...columna('incidencias', ({ incidencias }) => incidencias),
            celda: (uno) => <Incidencias proyectoId={proyectoId} archivo={uno} />,
          },
        ]}
        registros={puestos}
        linea={(uno) => <Linea archivo={uno} numero={numeroDe(uno)} />}
        idDe={({ posicion }) => (posicion < prioritarios ? idDePunto(posicion) : undefined)}
      />
      {paginas > 1 && (
        <Paginador pagina={pagina} paginas={paginas} onCambio={irAPagina} etiqueta="Páginas de archivos" />
      )}
    </section>
  );
}

function frasePrioritarios(cuantos: number): string {
  if (cuantos === 0) return 'Ningún archivo con complejidad cognitiva cambió en este tiempo.';
  if (cuantos === 1)
    return 'Merece atención primero el archivo con número: es el de más cambios × complejidad.';
  return `Merecen atención primero los ${contar(cuantos, 'archivo', 'archivos')} con número: son los de más cambios × complejidad.`;
}

interface IncidenciasProps {
  readonly proyectoId: string;
  readonly archivo: PuntoCritico;
}

/** The number of findings of a file, which leads to their list. */
function Incidencias({ proyectoId, archivo: { ruta, incidencias } }: IncidenciasProps) {
  if (incidencias === 0) return formatNumber(0);
  const filtro = new URLSearchParams({ vista: 'lista', archivo: ruta });
  return (
    <Anchor
      component={Link}
      to={{ pathname: paths.analisis.href({ id: proyectoId }), search: `?${filtro}` }}
      aria-label={`${contar(incidencias, 'incidencia', 'incidencias')} de ${ruta}`}
    >
      {formatNumber(incidencias)}
    </Anchor>
  );
}

interface LineaProps {
  readonly archivo: PuntoCritico;
  readonly numero: number | null;
}

/** A file on a narrow screen: 'precios.ts — 12 cambios · complejidad 46 · 6 incidencias'. */
function Linea({ archivo: { ruta, cambios, complejidad, incidencias }, numero }: LineaProps) {
  return (
    <>
      {numero !== null && <span className={classes.number}>{numero}</span>}
      <bdi className={shared.strong}>{ruta.split('/').at(-1)}</bdi>{' '}
      <span className={classes.figures}>
        — <span>{contar(cambios, 'cambio', 'cambios')} ·</span>{' '}
        <span>complejidad {formatNumber(complejidad)} ·</span>{' '}
        <span>{contar(incidencias, 'incidencia', 'incidencias')}</span>
      </span>
    </>
  );
}
