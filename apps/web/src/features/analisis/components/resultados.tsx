import { lazy, Suspense } from 'react';

import { config } from '../../../lib/config.ts';
import { Cargando, Vacio } from '../../../ui/estado-consulta/index.ts';
import { sinMedidasRelevantes } from '../labels.ts';
import type { Figura } from '../modelo/figura.ts';
import type { Resultado } from '../modelo/resultado.ts';
import { Defectos } from './defectos/defectos.tsx';
import { Medidas } from './medidas/medidas.tsx';

const Guia = lazy(() => import('./guia/guia.tsx').then(({ Guia }) => ({ default: Guia })));

/** Where the code that was not found should be. */
function queComprobar(): string {
  return config.escaneo === 'incorporado'
    ? 'Compruebe que la rama del proyecto contiene archivos de JavaScript, TypeScript o Python.'
    : 'Compruebe en sonar-project.properties qué carpetas se analizan (sonar.sources).';
}

interface ResultadosProps {
  readonly proyectoId: string;
  readonly clave: string;
  readonly resultado: Resultado;
  readonly onExplicar: (figura: Figura) => void;
}

/** Measures, defect cards and guide of an analysis; without lines of code nothing is computed, and why is said. */
export function Resultados({ proyectoId, clave, resultado, onExplicar }: ResultadosProps) {
  const { calculo, fecha } = resultado;
  const hayLineas = calculo.ncloc !== null && calculo.ncloc > 0;
  return (
    <>
      {hayLineas ? (
        <>
          <Medidas proyectoId={proyectoId} resultado={resultado} onExplicar={onExplicar} />
          <Defectos resultado={resultado} onExplicar={onExplicar} />
        </>
      ) : (
        <Vacio texto={sinMedidasRelevantes}>
          <p>
            {calculo.ncloc === null
              ? 'El servicio de análisis no da las líneas de código (ncloc) de este proyecto, y todas las cifras se calculan sobre ellas.'
              : `El análisis no encontró ninguna línea de código, y todas las cifras se calculan sobre ellas. ${queComprobar()}`}
          </p>
        </Vacio>
      )}
      <Suspense fallback={<Cargando texto="Cargando..." />}>
        <Guia proyectoId={proyectoId} clave={clave} fecha={fecha} />
      </Suspense>
    </>
  );
}
