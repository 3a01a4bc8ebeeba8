import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { config } from '../../../../lib/config.ts';
import { paths } from '../../../../lib/paths.ts';
import { compruebaDespues } from '../../modelo/verificacion.ts';
import classes from '../mejora.module.css';

interface ProximaComprobacionProps {
  readonly proyectoId: string;
  readonly accion: Accion;
  readonly mejora: Mejora;
}

/**
 * Whether the next analysis or test will check an action that is marked as done; for a test, with the button that
 * repeats it. Nothing where no check is due.
 */
export function ProximaComprobacion({ proyectoId, accion, mejora }: ProximaComprobacionProps) {
  const comprueba = compruebaDespues(accion);
  if (comprueba === 'analisis' && config.escaneo !== 'sonarqube')
    return <p className={classes.dim}>Se comprobará con el próximo análisis.</p>;
  if (comprueba !== 'prueba') return null;
  return (
    <>
      <p className={classes.dim}>Se comprobará con la próxima prueba que haga esta pregunta.</p>
      {mejora.puedeCambiar && (
        <Button
          component={Link}
          to={rutaDeRepetir(proyectoId, mejora.manual.prueba)}
          className={classes.repeat ?? ''}
          size="compact-sm"
          variant="light"
          color="green"
          aria-label={`Repetir la prueba: ${accion.texto}`}
        >
          Repetir la prueba
        </Button>
      )}
    </>
  );
}

/** A test of everything is run again at once; one of a single item from its card, which has 'Repetir prueba'. */
function rutaDeRepetir(id: string, prueba: Mejora['manual']['prueba']): string {
  switch (prueba?.tipo) {
    case 'allSubcaracteristicas':
      return paths.pruebaSubcaracteristicas.href({ id });
    case 'allMetricas':
      return paths.pruebaMetricas.href({ id });
    case 'singleSubcaracteristica':
    case 'singleMetrica':
      return paths.repositorio.href({ id });
    case undefined:
      return paths.planificacion.href({ id });
  }
}
