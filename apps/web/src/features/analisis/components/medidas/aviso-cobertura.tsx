import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { Panel } from '../situacion/panel.tsx';

/** Notice for a project without coverage: effect on the figures and how to send a report. */
export function AvisoCobertura({ proyectoId }: { readonly proyectoId: string }) {
  return (
    <Panel
      tono="info"
      titulo="No hay informe de cobertura"
      acciones={
        <Button
          component={Link}
          to={paths.instrucciones.href({ id: proyectoId })}
          variant="light"
          color="blue"
        >
          Ver las instrucciones
        </Button>
      }
    >
      <p>
        El servicio de análisis da una cobertura del 0 %: no recibió ningún informe, o ninguna prueba ejecuta
        el código. La métrica «Cobertura» no cambia por ello: cuenta las líneas por cubrir, estén probadas o
        no.
      </p>
      <p>
        Para enviar un informe, genérelo con sus pruebas antes del análisis y añada a{' '}
        <code>sonar-project.properties</code> la línea{' '}
        <code>sonar.javascript.lcov.reportPaths=coverage/lcov.info</code> (JavaScript) o{' '}
        <code>sonar.python.coverage.reportPaths=coverage.xml</code> (Python).
      </p>
    </Panel>
  );
}
