import { formatApart, formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { anteriorDe, type Prueba } from '../../../lib/prueba-api/alcance.ts';
import { respuestasPorPartesQuery } from '../../../lib/prueba-api/listar-respuestas.ts';
import { DialogoRepetir } from '../../../lib/repetir-prueba/dialogo-repetir.tsx';
import classes from './repositorio.module.css';
import { TarjetaPrueba } from './tarjeta-prueba.tsx';

const sinPruebas = 'No se han aplicado listas de verificación';

/** /projectresponses/{projectId}: the project's saved tests. */
export function Repositorio() {
  const { id = '' } = useParams();
  const proyecto = useQuery(leerProyectoQuery(id));
  const pruebas = useInfiniteQuery(respuestasPorPartesQuery(id));
  // Another person's tests are read, not planned.
  const planificar = proyecto.data?.propietario ? undefined : (
    <Button component={Link} to={paths.planificacion.href({ id })}>
      Planificar una prueba
    </Button>
  );
  return (
    <Pagina titulo="Repositorio de pruebas" ruta="experiencia" ancho="ancho">
      <EstadoConsulta
        consulta={pruebas}
        textoCargando="Cargando..."
        textoFallo={sinPruebas}
        esVacio={(lista) => lista.length === 0}
        textoVacio={sinPruebas}
        accionVacio={
          <div className={classes.emptyActions}>
            {planificar}
            <IrAProyectos />
          </div>
        }
      >
        {(lista) => <Tarjetas proyectoId={id} lista={lista} />}
      </EstadoConsulta>
      {pruebas.hasNextPage && <PruebasAnteriores pruebas={pruebas} />}
      {pruebas.isLoadingError && (
        <div className={classes.afterFailure}>
          <IrAProyectos />
        </div>
      )}
    </Pagina>
  );
}

function IrAProyectos() {
  return (
    <Button component={Link} to={paths.listaProyectos.href()} variant="default">
      Ir a Proyectos
    </Button>
  );
}

/** The loaded tests, and the dialog of 'Repetir'. */
function Tarjetas({ proyectoId, lista }: { readonly proyectoId: string; readonly lista: readonly Prueba[] }) {
  const [repetida, setRepetida] = useState<Prueba | null>(null);
  const momento = formatApart(
    lista.map(({ creado }) => creado),
    formatDateTime,
  );
  return (
    <>
      <ul className={classes.tests}>
        {lista.map((prueba) => (
          <TarjetaPrueba
            key={prueba._id}
            proyectoId={proyectoId}
            prueba={prueba}
            momento={momento(prueba.creado)}
            anterior={anteriorDe(lista, prueba)}
            onRepetir={() => {
              setRepetida(prueba);
            }}
          />
        ))}
      </ul>
      <DialogoRepetir
        prueba={repetida}
        proyectoId={proyectoId}
        onCerrar={() => {
          setRepetida(null);
        }}
      />
    </>
  );
}

interface PruebasAnterioresProps {
  readonly pruebas: Pick<
    UseInfiniteQueryResult,
    'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
}

/** Loads the tests before those that are shown. */
function PruebasAnteriores({ pruebas }: PruebasAnterioresProps) {
  return (
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
  );
}
