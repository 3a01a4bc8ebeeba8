import { Checkbox } from '@mantine/core';
import { formatDateTime } from '@mantenible/wording/fechas';
import { lazy, Suspense, useState } from 'react';

import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { Cargando } from '../../../ui/estado-consulta/index.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import type { PasadoLeido, PuntoLeido } from '../api/leer-pasado.ts';
import { frasesDeAvisos } from '../modelo/avisos.ts';
import { escribirCifra, series, seriesIniciales, type Serie } from '../modelo/series.ts';
import classes from './pasado.module.css';

const GraficaSerie = lazy(() => import('./grafica-serie.tsx'));

/** Charts and table of a finished past. */
export function ResultadoPasado({ pasado }: { readonly pasado: PasadoLeido }) {
  const { fecha, rama, cambios, avisos, puntos } = pasado;
  return (
    <div className={classes.result}>
      <p className={classes.note}>
        Rama <bdi>{rama}</bdi>, analizada el <time dateTime={fecha}>{formatDateTime(fecha)}</time>. Las
        incidencias de un archivo que no cambió son las de la primera vez que se analizó, también las que
        dependen de otros archivos: una cifra puede variar en unas pocas respecto de un análisis desde cero.
      </p>
      {cambios.length > 0 && (
        <p className={classes.notice}>
          <AvisoProcedencia procedencia={pasado} />
        </p>
      )}
      {frasesDeAvisos(avisos).map((frase) => (
        <p key={frase} className={classes.notice}>
          {frase}
        </p>
      ))}
      <Graficas puntos={puntos} />
      <Tabla puntos={puntos} />
    </div>
  );
}

function Graficas({ puntos }: Pick<PasadoLeido, 'puntos'>) {
  const [elegidas, setElegidas] = useState<readonly string[]>(seriesIniciales);
  return (
    <section aria-labelledby="graficas-pasado">
      <h2 id="graficas-pasado">Cómo cambió</h2>
      <Checkbox.Group label="Qué se muestra" value={[...elegidas]} onChange={setElegidas}>
        <div className={classes.choices}>
          {series.map(({ clave, nombre }) => (
            <Checkbox key={clave} value={clave} label={nombre} />
          ))}
        </div>
      </Checkbox.Group>
      {elegidas.length === 0 && <p className={classes.note}>Elija al menos una medida para verla aquí.</p>}
      <div className={classes.charts}>
        {series
          .filter(({ clave }) => elegidas.includes(clave))
          .map((serie) => (
            <Grafica key={serie.clave} serie={serie} puntos={puntos} />
          ))}
      </div>
    </section>
  );
}

function Grafica({ serie, puntos }: Pick<PasadoLeido, 'puntos'> & { readonly serie: Serie }) {
  const medidos = puntos.flatMap((punto) => punto[serie.clave] ?? []);
  const [primera] = medidos;
  const ultima = medidos.at(-1);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <strong>{serie.nombre}</strong>{' '}
        {primera === undefined || ultima === undefined
          ? 'Sin datos'
          : `De ${serie.escribir(primera)} a ${serie.escribir(ultima)}`}
      </figcaption>
      <Suspense fallback={<Cargando texto="Cargando..." />}>
        <GraficaSerie serie={serie} puntos={puntos} />
      </Suspense>
    </figure>
  );
}

interface FilaPunto extends PuntoLeido {
  readonly _id: string;
}

const columnas: readonly Columna<FilaPunto>[] = [
  {
    titulo: 'Fecha',
    celda: ({ fecha }) => <time dateTime={fecha}>{formatDateTime(fecha)}</time>,
  },
  { titulo: 'Commit', celda: ({ commit }) => <code title={commit}>{commit.slice(0, 7)}</code> },
  ...series.map((serie) => ({
    titulo: serie.nombre,
    numerica: true,
    celda: (punto: FilaPunto) => escribirCifra(serie, punto[serie.clave]),
  })),
];

function Tabla({ puntos }: Pick<PasadoLeido, 'puntos'>) {
  const filas = puntos.map((punto) => ({ ...punto, _id: punto.commit })).toReversed();
  return (
    <section aria-labelledby="commits-pasado">
      <h2 id="commits-pasado">Commits analizados</h2>
      <TablaDatos
        etiqueta="Commits analizados, el más reciente primero"
        columnas={columnas}
        registros={filas}
      />
    </section>
  );
}
