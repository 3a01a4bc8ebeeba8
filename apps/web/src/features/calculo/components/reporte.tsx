import { tituloPromedios } from '@mantenible/domain/calculo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { fraseNoCorresponden } from '@mantenible/wording/no-corresponden';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { Cargando, EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Figura } from '../../../ui/figura.tsx';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerReporteQuery, type DatosReporte } from '../api/leer-reporte.ts';
import { armarReporte, textoPorcentaje } from '../modelo/reporte.ts';
import { DescargarPdf } from './descargar-pdf.tsx';
import { DetalleRespuestas } from './detalle-respuestas.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './reporte.module.css';
import { TablaPromedios } from './tabla-promedios.tsx';
import { useProyectoDeReporte } from './use-proyecto-de-reporte.ts';

const Grafica = lazy(() => import('./grafica.tsx'));

/** /calculos/{id}: the calculated report of one saved test. */
export function Reporte() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerReporteQuery(id));
  const proyectoId = useProyectoDeReporte(id);
  return (
    <Pagina
      titulo="REPORTE DE LA PRUEBA"
      ruta="experiencia"
      ancho="ancho"
      acciones={
        <Button
          component={Link}
          // Where the test cannot be read, its project is unknown: the link then leads to the list of projects.
          to={proyectoId === null ? paths.listaProyectos.href() : paths.repositorio.href({ id: proyectoId })}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Regresar al repositorio
        </Button>
      }
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="Error al obtener cálculos"
        esVacio={({ filas }) => filas.length === 0}
        textoVacio="No hay cálculos disponibles"
      >
        {(datos) => <ContenidoReporte datos={datos} />}
      </EstadoConsulta>
    </Pagina>
  );
}

/** The report itself: its means, chart, tables and answers. */
export function ContenidoReporte({ datos }: { readonly datos: DatosReporte }) {
  const { prueba, filas: calculadas, criterios, noCorresponden } = datos;
  const { filas, resumen } = armarReporte(calculadas, criterios);
  const grafica = useRef<HTMLDivElement>(null);
  return (
    <>
      <p className={classes.heading}>
        <strong>{prueba.nombre}</strong>
        {prueba.intentos !== undefined && <span>Intento {prueba.intentos}</span>}
        <time dateTime={prueba.creado}>{formatDateTime(prueba.creado)}</time>
      </p>
      <section className={classes.overall} aria-label="Promedio general">
        <div>
          <span className={shared.detail}>Promedio general</span>
          <span className={classes.figure}>{textoPorcentaje(resumen.general)}</span>
          {noCorresponden !== null && (
            <span className={shared.detail}>{fraseNoCorresponden(noCorresponden)}</span>
          )}
        </div>
        <div>
          <span className={shared.detail}>Criterio de valoración</span>
          <span className={classes.criterion}>{resumen.criterio}</span>
        </div>
        <DescargarPdf datos={datos} grafica={grafica} />
      </section>
      <Figura
        leyenda={`${tituloPromedios(prueba.tipo)}, en porcentaje (las mismas cifras están en la tabla)`}
      >
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
      </Figura>
      <TablaPromedios filas={filas} resumen={resumen} />
      <DetalleRespuestas filas={filas} />
    </>
  );
}
