import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { leerEjemploQuery } from '../../../lib/ejemplo-api/leer-ejemplo.ts';
import { paths } from '../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { cambiarEjemplo } from '../api/cambiar-ejemplo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './mando-ejemplo.module.css';

/**
 * Control by which an admin hides the solved example from all others, or shows it again; an admin reads a hidden example too.
 * Renders nothing where the installation has no example.
 */
export function MandoEjemplo() {
  const { data } = useQuery(leerEjemploQuery());
  const cambio = useCambio();
  if (!data || data.proyecto === null) return null;
  const { proyecto: id, visible } = data;
  return (
    <section aria-labelledby="ejemplo-resuelto" className={classes.example}>
      <h2 id="ejemplo-resuelto" className={shared.subtitle}>
        Ejemplo resuelto
      </h2>
      <p>
        {visible
          ? 'Todas las personas pueden consultar el proyecto «Tienda y biblioteca». No cuenta en ninguna cuota.'
          : 'El ejemplo está oculto: los estudiantes no lo encuentran. Usted puede consultarlo.'}
      </p>
      <div className={classes.actions}>
        <BotonOcupado
          variant="default"
          ocupado={cambio.isPending}
          onClick={() => {
            cambio.mutate(!visible);
          }}
        >
          {visible ? 'Ocultar el ejemplo' : 'Mostrar el ejemplo'}
        </BotonOcupado>
        <Button component={Link} variant="light" to={paths.proyecto.href({ id })}>
          Ver el ejemplo resuelto
        </Button>
      </div>
    </section>
  );
}

function useCambio() {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: cambiarEjemplo,
    onSuccess: async (_, visible) => {
      await cliente.invalidateQueries(leerEjemploQuery());
      avisarExito(visible ? 'El ejemplo se muestra.' : 'El ejemplo está oculto para los estudiantes.');
    },
    onError: (error) => {
      avisarError('No se pudo cambiar el ejemplo.', toApiProblem(error).mensaje);
    },
  });
}
