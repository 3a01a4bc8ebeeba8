import { tarjetasDefecto } from '@mantenible/domain/calculo-estatico';
import { useQuery } from '@tanstack/react-query';

import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { listarPropiedadesCalidadQuery } from '../../api/listar-propiedades-calidad.ts';
import { listarMarcasQuery } from '../../../../lib/analisis-api/listar-marcas.ts';
import { config } from '../../../../lib/config.ts';
import { contarPresentes } from '../../../../lib/marca/textos.ts';
import type { Figura } from '../figuras/figura.ts';
import type { Resultado } from '../figuras/resultado.ts';
import comunes from '../analisis.module.css';
import classes from './defectos.module.css';
import { Tarjeta } from './tarjeta.tsx';

interface DefectosProps {
  readonly proyectoId: string;
  readonly resultado: Resultado;
  readonly onExplicar: (figura: Figura) => void;
}

/** Six cards, each with a measure compared with the threshold of its quality property. */
export function Defectos({ proyectoId, resultado: { medidas, fecha }, onExplicar }: DefectosProps) {
  const { data: marcas } = useQuery({
    ...listarMarcasQuery({ proyectoId, fecha }),
    enabled: config.escaneo === 'incorporado',
  });
  const propiedades = useQuery(listarPropiedadesCalidadQuery());
  return (
    <section className={comunes.section} aria-labelledby="defectos">
      <h2 id="defectos">Propiedades de calidad</h2>
      <EstadoConsulta consulta={propiedades} textoCargando="Cargando...">
        {(umbrales) => (
          <ul className={classes.cards}>
            {tarjetasDefecto(medidas, umbrales).map((tarjeta, lugar) => (
              <Tarjeta
                key={tarjeta.medida}
                tarjeta={tarjeta}
                lugar={lugar}
                marcados={tarjeta.medida === 'code_smells' && marcas ? contarPresentes(marcas) : 0}
                onExplicar={onExplicar}
              />
            ))}
          </ul>
        )}
      </EstadoConsulta>
    </section>
  );
}
