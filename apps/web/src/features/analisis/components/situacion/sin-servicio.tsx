import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { Vacio } from '../../../../ui/estado-consulta/index.ts';
import { sinMedidasRelevantes } from '../../../../lib/escaneo/labels.ts';
import shared from '../../../../ui/shared.module.css';

/** Notice of an installation without a scanning service, with the available alternatives. */
export function SinServicio({ proyectoId }: { readonly proyectoId: string }) {
  return (
    <Vacio texto={sinMedidasRelevantes}>
      <p>
        Este proyecto todavía no tiene ningún análisis. Prepare el repositorio con las instrucciones; mientras
        tanto, puede evaluarlo con una prueba basada en la experiencia.
      </p>
      <div className={shared.centredRow}>
        <Button component={Link} to={paths.instrucciones.href({ id: proyectoId })} color="blue">
          Ver las instrucciones
        </Button>
        <Button
          component={Link}
          to={paths.planificacion.href({ id: proyectoId })}
          color="green"
          variant="light"
        >
          Planificar una prueba
        </Button>
      </div>
    </Vacio>
  );
}
