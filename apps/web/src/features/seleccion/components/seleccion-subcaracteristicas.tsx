import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { getSubcaracteristicasExcluirQuery } from '../../../lib/catalogo-api/get-subcaracteristicas-excluir.ts';
import { paths } from '../../../lib/paths.ts';
import { Seleccion } from './seleccion.tsx';

/** /select-subcaracteristicas/{id}/{id2}: sub-characteristic and project. */
export function SeleccionSubcaracteristicas() {
  const { id = '', id2 = '' } = useParams();
  return (
    <Seleccion
      titulo="Seleccione la o las subcaracterísticas"
      textoVacio="No hay otras subcaracterísticas que agregar."
      textoCancelar="Cancelar"
      proyectoId={id2}
      consulta={useQuery(getSubcaracteristicasExcluirQuery([id]))}
      ruta={paths.pruebaSubcaracteristica.href({ id, id2, id3: '2' })}
      parametro="additionalSubcaracteristicas"
    />
  );
}
