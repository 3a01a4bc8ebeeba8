import type { PuntosCriticos as Datos } from '@mantenible/contracts/puntos-criticos';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { Cargando, EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerPuntosQuery } from '../api/leer-puntos.ts';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { Resultado } from './resultado.tsx';
import type { Codigo } from './tipos.ts';

interface PuntosCriticosProps {
  /** Viewer of a file's source. */
  readonly Codigo: Codigo;
}

/** /puntos_criticos/{projectId}: how often each file changed beside its cognitive complexity. */
export function PuntosCriticos({ Codigo }: PuntosCriticosProps) {
  const { id = '' } = useParams();
  const consulta = useQuery(leerPuntosQuery(id));
  return (
    <Pagina titulo="Puntos críticos" ruta="estatica" ancho="ancho">
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudieron cargar los puntos críticos."
      >
        {(datos) => (
          <>
            {datos.estado === 'listo' && datos.historia !== null && datos.historia.commits > 0 ? (
              <Resultado datos={datos} historia={datos.historia} Codigo={Codigo} />
            ) : (
              <SinPuntos proyectoId={id} datos={datos} />
            )}
            <ComoSeCalcula />
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

const motivos = {
  servicio:
    'Con un servicio de análisis no se ofrecen puntos críticos: el servidor no descarga el repositorio y no conoce su historia.',
  'sin-analisis':
    'Los puntos críticos se calculan después de cada análisis, y este proyecto todavía no tiene ninguno terminado.',
  'sin-datos':
    'El último análisis es anterior a los puntos críticos. Analice de nuevo el proyecto para calcularlos.',
  listo:
    'No hay cambios que contar: la rama tiene un solo commit, o los que se pudieron leer no cambian ningún archivo. Cuando haya más, analice de nuevo el proyecto.',
} as const;

interface SinPuntosProps {
  readonly proyectoId: string;
  readonly datos: Datos;
}

/** Why there are not any hotspots, with the next step. */
function SinPuntos({ proyectoId: id, datos: { estado, motivo } }: SinPuntosProps) {
  if (estado === 'calculando')
    return <Cargando texto="Leyendo la historia del repositorio. El resultado del análisis ya está listo." />;
  const texto =
    estado === 'fallido' ? `No se pudieron calcular los puntos críticos. ${motivo ?? ''}` : motivos[estado];
  return (
    <Vacio texto={texto}>
      <Button component={Link} to={paths.analisis.href({ id })} color="blue" variant="light">
        Ir al análisis
      </Button>
    </Vacio>
  );
}
