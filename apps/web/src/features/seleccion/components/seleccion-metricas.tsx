import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { listarMetricasExceptoQuery } from '../../../lib/catalogo-api/listar-metricas-excepto.ts';
import { paths } from '../../../lib/paths.ts';
import { Seleccion } from './seleccion.tsx';

/** /select-metricas/{id}/{id2}: metric and project. */
export function SeleccionMetricas() {
  const { id = '', id2 = '' } = useParams();
  return (
    <Seleccion
      titulo="Seleccione la o las metricas"
      textoVacio="No hay otras métricas que agregar."
      textoCancelar="Cancelar planificación"
      proyectoId={id2}
      elemento="metrica"
      repetido={id}
      consulta={useQuery(listarMetricasExceptoQuery([id]))}
      ruta={paths.pruebaMetrica.href({ id, id2, id3: '2' })}
      parametro="additionalMetricas"
    />
  );
}
