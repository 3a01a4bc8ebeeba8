import { contar } from '@mantenible/wording/contar';
import { formatApart, formatDateTime, formatShortDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';

import { SobreElGrado } from '../../../lib/escaneo/sobre-el-grado.tsx';
import { AvisoProcedencia } from '../../../lib/procedencia/aviso-procedencia.tsx';
import { ejeDePorcentaje, fraseDelEje } from '../../../ui/eje-porcentaje.ts';
import { Cargando } from '../../../ui/estado-consulta/index.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import type { PasadoLeido, PuntoLeido } from '../api/leer-pasado.ts';
import { frasesDeAvisos } from '../modelo/avisos.ts';
import { escribirCifra, series, seriesIniciales, valoresDe, type Serie } from '../modelo/series.ts';
import shared from '../../../ui/shared.module.css';
import classes from './pasado.module.css';

const GraficaSerie = lazy(() => import('./grafica-serie.tsx'));

/** One scope for all commits: that of the newest, so that their figures compare. */
const alcances: Readonly<Record<NonNullable<PasadoLeido['origenDelAlcance']>, string>> = {
  todo: 'todo el repositorio, también las pruebas',
  archivo: 'el del archivo sonar-project.properties del commit más reciente',
  proyecto: 'el que estaba guardado en el proyecto',
};

/** Charts and table of a finished past. */
export function ResultadoPasado({ pasado }: { readonly pasado: PasadoLeido }) {
  const { fecha, rama, autor, cambios, origenDelAlcance, avisos, puntos } = pasado;
  return (
    <div className={classes.result}>
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
      <SobreElGrado />
      <p className={classes.note}>
        Rama <bdi>{rama}</bdi>, analizada el <time dateTime={fecha}>{formatDateTime(fecha)}</time>
        {autor !== undefined && (
          <>
            {' '}
            por <bdi>{autor}</bdi>
          </>
        )}
        .{origenDelAlcance !== null && ` Alcance de todos los commits: ${alcances[origenDelAlcance]}.`} Las
        incidencias de un archivo que no cambió son las de la primera vez que se analizó, también las que
        dependen de otros archivos: una cifra puede variar en unas pocas respecto de un análisis desde cero.
      </p>
      <Tabla puntos={puntos} />
    </div>
  );
}

function Graficas({ puntos }: Pick<PasadoLeido, 'puntos'>) {
  const [elegidas, setElegidas] = useState<readonly string[]>(seriesIniciales);
  const estrecha = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  return (
    <section aria-labelledby="graficas-pasado">
      <h2 id="graficas-pasado">Cómo cambió</h2>
      <details className={classes.chosen} open={!estrecha}>
        <summary>
          Qué se muestra: {formatNumber(elegidas.length)} de {contar(series.length, 'medida', 'medidas')}
        </summary>
        <Checkbox.Group
          label={<VisuallyHidden>Qué se muestra</VisuallyHidden>}
          value={[...elegidas]}
          onChange={setElegidas}
        >
          <div className={classes.choices}>
            {series.map(({ clave, nombre }) => (
              <Checkbox key={clave} value={clave} label={nombre} />
            ))}
          </div>
        </Checkbox.Group>
      </details>
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
  const medidos = valoresDe(serie, puntos);
  const [primera] = medidos;
  const ultima = medidos.at(-1);
  const sinDatos = primera === undefined || ultima === undefined;
  return (
    <figure className={`${shared.card} ${classes.chart}`}>
      <figcaption>
        <strong>{serie.nombre}</strong>{' '}
        {sinDatos ? 'Sin datos' : `De ${serie.escribir(primera)} a ${serie.escribir(ultima)}`}
        {!sinDatos && serie.porcentaje === true && (
          <span className={classes.axis}>{fraseDelEje(ejeDePorcentaje(medidos))}</span>
        )}
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

const primeraColumna: Columna<FilaPunto> = {
  titulo: 'Fecha y commit',
  celda: ({ fecha, commit }) => (
    <>
      <time dateTime={fecha}>{formatShortDateTime(fecha)}</time>{' '}
      <code title={commit}>{commit.slice(0, 7)}</code>
    </>
  ),
};

const columnas: readonly Columna<FilaPunto>[] = [
  primeraColumna,
  ...series.map((serie) => ({
    titulo: serie.titulo ?? serie.nombre,
    numerica: true,
    enLinea: serie.enLinea === true,
    celda: (punto: FilaPunto) => escribirCifra(serie, punto[serie.clave]),
  })),
];

/** A commit on a narrow screen: its date and the figures that are looked for first. */
const enTres = series.filter(({ enLinea }) => enLinea);

function Linea({ punto, momento }: { readonly punto: FilaPunto; readonly momento: string }) {
  return (
    <span className={classes.line}>
      <time dateTime={punto.fecha}>{momento}</time>
      {enTres.map((serie) => (
        <span key={serie.clave}>
          <VisuallyHidden>{serie.nombre}: </VisuallyHidden>
          {escribirCifra(serie, punto[serie.clave])}
        </span>
      ))}
    </span>
  );
}

function Tabla({ puntos }: Pick<PasadoLeido, 'puntos'>) {
  const momento = formatApart(
    puntos.map(({ fecha }) => fecha),
    formatShortDateTime,
  );
  const filas = puntos.map((punto) => ({ ...punto, _id: punto.commit })).toReversed();
  return (
    <section aria-labelledby="commits-pasado">
      <h2 id="commits-pasado">Commits analizados</h2>
      <TablaDatos
        etiqueta="Commits analizados, el más reciente primero"
        columnas={columnas}
        registros={filas}
        linea={(punto) => <Linea punto={punto} momento={momento(punto.fecha)} />}
        cabeceraDeLineas={
          <span className={classes.line}>
            <span>Fecha</span>
            {enTres.map(({ clave, titulo, nombre }) => (
              <span key={clave}>{titulo ?? nombre}</span>
            ))}
          </span>
        }
      />
    </section>
  );
}
