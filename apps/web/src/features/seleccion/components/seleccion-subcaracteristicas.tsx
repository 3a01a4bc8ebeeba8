import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { listarSubcaracteristicasExceptoQuery } from '../../../lib/catalogo-api/listar-subcaracteristicas-excepto.ts';
import { paths } from '../../../lib/paths.ts';
import { Seleccion } from './seleccion.tsx';

/** /select-subcaracteristicas/{sub-characteristic}/{project}: choice of additional sub-characteristics for a repeated test. */
export function SeleccionSubcaracteristicas() {
  const { id = '', id2 = '' } = useParams();
  return (
    <Seleccion
      titulo="Seleccione la o las subcaracterísticas"
      textoVacio="No hay otras subcaracterísticas que agregar."
      textoCancelar="Cancelar"
      proyectoId={id2}
      elemento="subcaracteristica"
      repetido={id}
      consulta={useQuery(listarSubcaracteristicasExceptoQuery([id]))}
      ruta={paths.pruebaSubcaracteristica.href({ id, id2, id3: '2' })}
      parametro="additionalSubcaracteristicas"
    />
  );
}
