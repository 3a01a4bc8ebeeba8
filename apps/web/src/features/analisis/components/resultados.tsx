import { Suspense, type ComponentType } from 'react';

import { config } from '../../../lib/config.ts';
import { Cargando, Vacio } from '../../../ui/estado-consulta/index.ts';
import { sinMedidasRelevantes } from '../../../lib/escaneo/labels.ts';
import type { Figura } from './figuras/figura.ts';
import type { GuiaProps } from '../../../lib/escaneo/analizado.ts';
import { hayLineas, type Resultado } from './figuras/resultado.ts';
import { Defectos } from './defectos/defectos.tsx';
import { Medidas } from './medidas/medidas.tsx';

/** Hint for an analysis that found no lines of code. */
function queComprobar(): string {
  return config.escaneo === 'incorporado'
    ? 'Compruebe que la rama del proyecto contiene archivos de JavaScript, TypeScript o Python.'
    : 'Compruebe en sonar-project.properties qué carpetas se analizan (sonar.sources).';
}

interface ResultadosProps extends Pick<GuiaProps, 'proyectoId' | 'clave' | 'terminados' | 'seccion'> {
  readonly resultado: Resultado;
  readonly onExplicar: (figura: Figura) => void;
  readonly Guia: ComponentType<GuiaProps>;
}

/** Measures, defect cards and guide of an analysis; without lines of code, the reason why nothing is computed. */
export function Resultados(props: ResultadosProps) {
  const { proyectoId, clave, terminados, seccion, resultado, onExplicar, Guia } = props;
  const { calculo, fecha } = resultado;
  return (
    <>
      {hayLineas(resultado) ? (
        <>
          <div hidden={seccion !== null && seccion !== 'medidas'}>
            <Medidas proyectoId={proyectoId} resultado={resultado} onExplicar={onExplicar} />
          </div>
          <div hidden={seccion !== null && seccion !== 'propiedades'}>
            <Defectos proyectoId={proyectoId} resultado={resultado} onExplicar={onExplicar} />
          </div>
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
        <Guia proyectoId={proyectoId} clave={clave} fecha={fecha} terminados={terminados} seccion={seccion} />
      </Suspense>
    </>
  );
}
