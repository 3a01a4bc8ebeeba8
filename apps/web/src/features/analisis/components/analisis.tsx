import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { proyectoQuery } from '../../../lib/proyecto-api/obtener-proyecto.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { estadoAnalisisQuery } from '../api/estado-analisis.ts';
import classes from './analisis.module.css';

/** /sonarqube/{id}: the project, and that nothing was measured yet. Nothing that was not measured is shown as zero. */
export function Analisis() {
  const { id = '' } = useParams();
  const proyecto = useQuery(proyectoQuery(id));
  return (
    <Pagina
      titulo="Análisis estático"
      migas={[{ texto: 'Proyectos', href: paths.listaProyectos.href() }]}
      ancho="ancho"
      acciones={
        <Button component={Link} to={paths.listaProyectos.href()} variant="default">
          Ir a Proyectos
        </Button>
      }
    >
      <EstadoConsulta consulta={proyecto} textoCargando="Cargando...">
        {({ nombre, link, branch }) => (
          <>
            <section className={classes.info} aria-labelledby="informacion-proyecto">
              <h2 id="informacion-proyecto">Información del proyecto</h2>
              <dl>
                <dt>Nombre</dt>
                <dd>{nombre}</dd>
                <dt>Enlace</dt>
                <dd>
                  <EnlaceRepositorio link={link} />
                </dd>
                <dt>Rama</dt>
                <dd>{branch}</dd>
              </dl>
            </section>
            <Medidas proyectoId={id} />
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

function Medidas({ proyectoId }: { readonly proyectoId: string }) {
  const estado = useQuery(estadoAnalisisQuery(proyectoId));
  return (
    <EstadoConsulta
      consulta={estado}
      textoCargando="Cargando..."
      textoFallo="No hay medidas relevantes disponibles"
    >
      {() => (
        <Vacio texto="No hay medidas relevantes disponibles">
          <p>
            Este proyecto todavía no tiene ningún análisis. Prepare el repositorio con las instrucciones;
            mientras tanto, puede evaluarlo con una prueba basada en la experiencia.
          </p>
          <div className={classes.actions}>
            <Button component={Link} to={paths.instrucciones.href({ id: proyectoId })} color="blue">
              Ver las instrucciones
            </Button>
            <Button
              component={Link}
              to={paths.planificacion.href({ id: proyectoId })}
              color="green"
              variant="light"
            >
              Planificar una prueba
            </Button>
          </div>
        </Vacio>
      )}
    </EstadoConsulta>
  );
}
