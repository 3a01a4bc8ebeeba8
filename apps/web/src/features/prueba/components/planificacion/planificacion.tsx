import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { listarMetricasCompletasQuery } from '../../../../lib/catalogo-api/listar-metricas-completas.ts';
import { listarSubcaracteristicasCompletasQuery } from '../../../../lib/catalogo-api/listar-subcaracteristicas-completas.ts';
import { AvisoDeCuota } from '../../../../lib/cuota-api/aviso-de-cuota.tsx';
import { EnlaceGuia } from '../../../../lib/enlace-guia.tsx';
import { paths } from '../../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../../lib/proyecto-api/leer-proyecto.ts';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { listarBorradoresQuery } from '../../api/listar-borradores.ts';
import textos from '../../textos.json';
import { Borradores } from './borradores.tsx';
import { FormularioPlanificacion } from './formulario-planificacion.tsx';
import classes from './planificacion.module.css';
import { PruebaGuardada } from './prueba-guardada.tsx';

/**
 * /pruebas/{projectId}: phase 1 chooses the scope, phase 2 starts the test; unfinished ones are listed
 * first.
 */
export function Planificacion() {
  const { id = '' } = useParams();
  const proyecto = useQuery(leerProyectoQuery(id));
  const faltaOtra = useFaltaOtra(id);
  return (
    <Pagina
      titulo={textos.titulo}
      ruta="experiencia"
      introduccion={textos.introduccion}
      acciones={
        <Button
          component={Link}
          to={paths.repositorio.href({ id })}
          variant="default"
          leftSection={<IconArchive size={18} aria-hidden />}
        >
          {textos.repositorio.boton}
        </Button>
      }
    >
      <EstadoConsulta
        consulta={faltaOtra ? { ...proyecto, data: undefined } : proyecto}
        textoCargando="Cargando..."
      >
        {() => (
          <>
            <AvisoDeCuota cuotas={['pruebas', 'borradores', 'bytesPruebas']} proyecto={id} />
            <PruebaGuardada proyectoId={id} />
            <Borradores proyectoId={id} />
            <FormularioPlanificacion proyectoId={id} />
            <Consejos />
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

/** Advice, and what helps to gather the answers before. */
function Consejos() {
  return (
    <section className={classes.tips} aria-labelledby="consejos">
      <h2 id="consejos">Consejos</h2>
      <ul>
        {textos.consejos.map((consejo) => (
          <li key={consejo}>{consejo}</li>
        ))}
      </ul>
      <p>
        Para reunir las respuestas antes de empezar: la{' '}
        <Link to={paths.hojaDeMedicion.href()}>hoja de medición</Link>, con la orden que da cada cifra, y la{' '}
        <Link to={paths.listaEnBlanco.href()}>lista de verificación en blanco</Link>, para imprimirla.
      </p>
      <p>
        <EnlaceGuia a="planificar">Guía: planificar una prueba</EnlaceGuia>
      </p>
    </section>
  );
}

/** True until the first answers have come that would move the parts of the page; a repeated read keeps what the person chose. */
function useFaltaOtra(proyectoId: string): boolean {
  const otras = useQueries({
    queries: [
      listarBorradoresQuery(proyectoId),
      listarMetricasCompletasQuery(),
      listarSubcaracteristicasCompletasQuery(),
    ],
  });
  return otras.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0);
}
