import { Anchor, Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';

import { EnlaceGuia } from '../../../lib/enlace-guia.tsx';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerMejoraQuery, type DatosMejora } from '../api/leer-mejora.ts';
import { ContenidoMejora } from './contenido-mejora.tsx';
import { DescargarMejora } from './descargar-mejora.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './mejora.module.css';

/** /mejora/{projectId}?prueba=…: what would improve the project, what was decided, and what came of it. */
export function MejoraPagina() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const prueba = params.get('prueba');
  // What is typed in the page stays while another test is read.
  const consulta = useQuery({ ...leerMejoraQuery(id, prueba), placeholderData: keepPreviousData });
  return (
    <Pagina
      titulo="Plan de mejora"
      ancho="ancho"
      introduccion={<EnlaceGuia a="mejora">Guía: el plan de mejora</EnlaceGuia>}
      acciones={
        consulta.data && !estaVacio(consulta.data) ? (
          <DescargarMejora mejora={consulta.data.mejora} />
        ) : undefined
      }
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo cargar el plan de mejora."
      >
        {(datos) =>
          estaVacio(datos) ? (
            <SinNada proyectoId={id} puedeCambiar={datos.mejora.puedeCambiar} />
          ) : (
            <ContenidoMejora
              proyectoId={id}
              datos={datos}
              onElegirPrueba={(elegida) => {
                setParams({ prueba: elegida }, { replace: true, preventScrollReset: true });
              }}
            />
          )
        }
      </EstadoConsulta>
      {consulta.isError && consulta.data === undefined && prueba !== null && (
        <p className={classes.afterFailure}>
          <Anchor component={Link} to={paths.mejora.href({ id })}>
            Ver el plan con la prueba que se elige por sí sola
          </Anchor>
        </p>
      )}
    </Pagina>
  );
}

function estaVacio({ mejora: { manual, estatico, acciones } }: DatosMejora): boolean {
  const sinPropuestas = manual.propuestas.length + estatico.propuestas.length === 0;
  return manual.prueba === null && estatico.analisis === null && sinPropuestas && acciones.length === 0;
}

interface SinNadaProps {
  readonly proyectoId: string;
  readonly puedeCambiar: boolean;
}

/** Content for a project with neither a test nor an analysis: the first steps. */
function SinNada({ proyectoId: id, puedeCambiar }: SinNadaProps) {
  if (!puedeCambiar) return <Vacio texto="Este proyecto todavía no tiene pruebas, análisis ni acciones." />;
  return (
    <Vacio texto="El plan se hace a partir de una prueba guardada o de un análisis, y este proyecto todavía no tiene ninguno. Empiece por uno de los dos.">
      <div className={shared.centredRow}>
        <Button component={Link} to={paths.planificacion.href({ id })} color="green">
          Planificar una prueba
        </Button>
        <Button component={Link} to={paths.analisis.href({ id })} color="blue">
          Ir al análisis
        </Button>
      </div>
    </Vacio>
  );
}
