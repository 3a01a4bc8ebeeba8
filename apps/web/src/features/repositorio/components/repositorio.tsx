import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { EnlaceMejora } from '../../../lib/enlace-mejora.tsx';
import { migasProyecto } from '../../../lib/migas-proyecto.ts';
import { paths } from '../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { anteriorDe, type Prueba } from '../../../lib/prueba-api/alcance.ts';
import { respuestasPorPartesQuery } from '../../../lib/prueba-api/listar-respuestas.ts';
import { DialogoRepetir } from './dialogo-repetir.tsx';
import classes from './repositorio.module.css';
import { TarjetaPrueba } from './tarjeta-prueba.tsx';

const sinPruebas = 'No se han aplicado listas de verificación';

/** /projectresponses/{projectId}: the project's saved tests. */
export function Repositorio() {
  const { id = '' } = useParams();
  const proyecto = useQuery(leerProyectoQuery(id));
  const pruebas = useInfiniteQuery(respuestasPorPartesQuery(id));
  const [repetida, setRepetida] = useState<Prueba | null>(null);
  const aProyectos = (
    <Button component={Link} to={paths.listaProyectos.href()} variant="default">
      Ir a Proyectos
    </Button>
  );
  // Another person's tests are read, not planned.
  const planificar = proyecto.data?.propietario ? undefined : (
    <Button component={Link} to={paths.planificacion.href({ id })}>
      Planificar una prueba
    </Button>
  );
  const hayPruebas = (pruebas.data?.length ?? 0) > 0;
  return (
    <Pagina
      titulo="Repositorio de pruebas"
      ruta="experiencia"
      migas={migasProyecto(proyecto.data)}
      ancho="ancho"
      acciones={
        hayPruebas ? (
          <>
            <EnlaceMejora proyectoId={id} variant="light" />
            {planificar}
          </>
        ) : undefined
      }
    >
      <EstadoConsulta
        consulta={pruebas}
        textoCargando="Cargando..."
        textoFallo={sinPruebas}
        esVacio={(lista) => lista.length === 0}
        textoVacio={sinPruebas}
        accionVacio={
          <div className={classes.emptyActions}>
            {planificar}
            {aProyectos}
          </div>
        }
      >
        {(lista) => (
          <ul className={classes.tests}>
            {lista.map((prueba) => (
              <TarjetaPrueba
                key={prueba._id}
                proyectoId={id}
                prueba={prueba}
                anterior={anteriorDe(lista, prueba)}
                onRepetir={() => {
                  setRepetida(prueba);
                }}
              />
            ))}
          </ul>
        )}
      </EstadoConsulta>
      {pruebas.hasNextPage && (
        <div className={classes.afterFailure}>
          {pruebas.isFetchNextPageError && <p role="alert">No se pudieron cargar más pruebas.</p>}
          <BotonOcupado
            variant="default"
            ocupado={pruebas.isFetchingNextPage}
            onClick={() => {
              void pruebas.fetchNextPage();
            }}
          >
            Ver pruebas anteriores
          </BotonOcupado>
        </div>
      )}
      {pruebas.isLoadingError && <div className={classes.afterFailure}>{aProyectos}</div>}
      <DialogoRepetir
        prueba={repetida}
        proyectoId={id}
        onCerrar={() => {
          setRepetida(null);
        }}
      />
    </Pagina>
  );
}
