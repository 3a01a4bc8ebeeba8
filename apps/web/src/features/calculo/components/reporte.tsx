import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import * as z from 'zod/mini';

import { EnlaceMejora } from '../../../lib/enlace-mejora.tsx';
import { migasProyecto } from '../../../lib/migas-proyecto.ts';
import { paths } from '../../../lib/paths.ts';
import { Cargando, EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerReporteQuery, type DatosReporte } from '../api/leer-reporte.ts';
import { leerRespuestaQuery } from '../api/leer-respuesta.ts';
import { armarReporte, textoPorcentaje } from '../modelo/reporte.ts';
import { DescargarPdf } from './descargar-pdf.tsx';
import { DetalleRespuestas } from './detalle-respuestas.tsx';
import classes from './reporte.module.css';
import { TablaPromedios } from './tabla-promedios.tsx';

const Grafica = lazy(() => import('./grafica.tsx'));

/** Navigation state of the links that lead to a report. */
const estadoEnlace = z.object({ proyectoId: z.string() });

/** /calculos/{id}: the calculated report of one saved test. */
export function Reporte() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerReporteQuery(id));
  const prueba = useQuery(leerRespuestaQuery(id)).data;
  const state: unknown = useLocation().state;
  const proyectoId = prueba?.proyecto._id ?? proyectoDeEnlace(state);
  const repositorio = proyectoId === null ? null : paths.repositorio.href({ id: proyectoId });
  const migas = [
    ...migasProyecto(prueba?.proyecto),
    ...(repositorio === null ? [] : [{ texto: 'Repositorio de pruebas', href: repositorio }]),
    ...(prueba === undefined ? [] : [{ texto: prueba.nombre, href: paths.calculo.href({ id }) }]),
  ];
  return (
    <Pagina
      titulo="REPORTE DE LA PRUEBA"
      ruta="experiencia"
      migas={migas}
      ancho="ancho"
      acciones={
        <>
          {proyectoId !== null && <EnlaceMejora proyectoId={proyectoId} prueba={id} variant="light" />}
          <Button
            component={Link}
            // Where the test cannot be read, its project is unknown: the link then leads to the list of projects.
            to={repositorio ?? paths.listaProyectos.href()}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Regresar al repositorio
          </Button>
        </>
      }
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="Error al obtener cálculos"
        esVacio={({ filas }) => filas.length === 0}
        textoVacio="No hay cálculos disponibles"
      >
        {(datos) => <Contenido datos={datos} />}
      </EstadoConsulta>
    </Pagina>
  );
}

/** Project in the navigation state of the repository's link, for the breadcrumb before the test is read. */
function proyectoDeEnlace(estado: unknown): string | null {
  return z.safeParse(estadoEnlace, estado).data?.proyectoId ?? null;
}

function Contenido({ datos }: { readonly datos: DatosReporte }) {
  const { prueba, filas: calculadas, criterios } = datos;
  const { filas, resumen } = armarReporte(calculadas, criterios);
  const grafica = useRef<HTMLDivElement>(null);
  return (
    <>
      <p className={classes.heading}>
        <strong>{prueba.nombre}</strong>
        <span>Proyecto: {prueba.proyecto.nombre}</span>
        {prueba.intentos !== undefined && <span>Intento {prueba.intentos}</span>}
        <time dateTime={prueba.creado}>{formatDateTime(prueba.creado)}</time>
      </p>
      <section className={classes.overall} aria-label="Promedio general">
        <div>
          <span className={classes.label}>Promedio general</span>
          <span className={classes.figure}>{textoPorcentaje(resumen.general)}</span>
        </div>
        <div>
          <span className={classes.label}>Criterio de valoración</span>
          <span className={classes.criterion}>{resumen.criterio}</span>
        </div>
        <DescargarPdf datos={datos} grafica={grafica} />
      </section>
      <figure className={classes.chart}>
        <figcaption>Promedio por nombre, en porcentaje (las mismas cifras están en la tabla)</figcaption>
        <div
          ref={grafica}
          className={classes.chartScroll}
          role="group"
          aria-label="Gráfica de promedios"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <Suspense fallback={<Cargando texto="Cargando..." />}>
            <Grafica filas={filas} />
          </Suspense>
        </div>
      </figure>
      <TablaPromedios filas={filas} resumen={resumen} />
      <DetalleRespuestas filas={filas} />
    </>
  );
}
