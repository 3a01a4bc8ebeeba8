import { SegmentedControl } from '@mantine/core';

import { config } from '../../../../lib/config.ts';
import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { dependientes } from './dependientes.ts';
import type { Figura } from '../figuras/figura.ts';
import type { Resultado } from '../figuras/resultado.ts';
import comunes from '../analisis.module.css';
import { Panel } from '../situacion/panel.tsx';
import { AvisoCobertura } from './aviso-cobertura.tsx';
import classes from './medidas.module.css';
import { TablaMetricas } from './tabla-metricas.tsx';
import { TablaSubcaracteristicas } from './tabla-subcaracteristicas.tsx';
import { useParametros } from '../../../../ui/use-parametros.ts';

const vistas = [
  { value: 'metricas', label: 'Métricas de calidad' },
  { value: 'subcaracteristicas', label: 'Subcaracterísticas' },
] as const;

interface MedidasProps {
  readonly proyectoId: string;
  readonly resultado: Resultado;
  readonly onExplicar: (figura: Figura) => void;
}

/** Ten metrics or five sub-characteristics; the URL stores the choice. */
export function Medidas({ proyectoId, resultado, onExplicar }: MedidasProps) {
  const { calculo, sinCobertura } = resultado;
  const [params, setParams] = useParametros();
  const vista = params.get('medidas') === 'subcaracteristicas' ? 'subcaracteristicas' : 'metricas';
  return (
    <section className={comunes.section} aria-labelledby="medidas">
      <div className={classes.heading}>
        <h2 id="medidas">Medidas</h2>
        <SegmentedControl
          className={classes.toggle}
          aria-label="Tabla de medidas"
          data={[...vistas]}
          value={vista}
          onChange={(elegida) => {
            setParams(
              (antes) => {
                if (elegida === 'metricas') antes.delete('medidas');
                else antes.set('medidas', elegida);
                return antes;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
        />
      </div>
      <p className={comunes.note}>
        Cada cifra es una carga por cada 100 líneas de código: cuanto menor, mejor. El grado de mantenibilidad
        resta a 100 la media de las subcaracterísticas.
      </p>
      <Faltantes calculo={calculo} />
      {vista === 'metricas' ? (
        <TablaMetricas metricas={calculo.metricas} onExplicar={onExplicar} />
      ) : (
        <TablaSubcaracteristicas subcaracteristicas={calculo.subcaracteristicas} onExplicar={onExplicar} />
      )}
      {sinCobertura && config.escaneo === 'sonarqube' && <AvisoCobertura proyectoId={proyectoId} />}
    </section>
  );
}

/** Lists the missing measures and the figures that cannot be computed without them. */
function Faltantes({ calculo }: Pick<Resultado, 'calculo'>) {
  if (calculo.sinMedida.length === 0) return null;
  return (
    <Panel tono="atencion" titulo="Faltan medidas">
      <p>El servicio de análisis no da estas medidas, y lo que depende de ellas no se calcula:</p>
      <ul className={classes.missing}>
        {calculo.sinMedida.map((medida) => (
          <li key={medida}>
            <strong>{nombresMedida[medida]}</strong> ({medida}): {dependientes(calculo, medida).join(', ')}.
          </li>
        ))}
      </ul>
    </Panel>
  );
}
