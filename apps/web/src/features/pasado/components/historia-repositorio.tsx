import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { PanelPasado } from './panel-pasado.tsx';
import { ResultadoPasado } from './resultado-pasado.tsx';
import { usePasado } from './use-pasado.ts';

const textoNoOfrecida =
  'La historia del repositorio no se ofrece aquí: los análisis los hace un servicio externo, que mide solo el último commit de la rama.';

/** /pasado/{projectId}: how the measures of the repository changed from commit to commit. */
export function HistoriaRepositorio() {
  const { id = '' } = useParams();
  const consulta = usePasado(id);
  return (
    <Pagina titulo="Historia del repositorio" ruta="estatica" ancho="ancho">
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo cargar la historia del repositorio."
      >
        {(situacion) =>
          situacion.ofrecido ? (
            <>
              <PanelPasado proyectoId={id} situacion={situacion} />
              {situacion.pasado && <ResultadoPasado pasado={situacion.pasado} />}
            </>
          ) : (
            <Vacio texto={textoNoOfrecida}>
              <Button component={Link} to={paths.analisis.href({ id })} variant="light">
                Ir al análisis
              </Button>
            </Vacio>
          )
        }
      </EstadoConsulta>
    </Pagina>
  );
}
