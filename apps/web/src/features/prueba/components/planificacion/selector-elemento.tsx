import { contar } from '@mantenible/wording/contar';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';

import { listarMetricasCompletasQuery } from '../../../../lib/catalogo-api/listar-metricas-completas.ts';
import { listarSubcaracteristicasCompletasQuery } from '../../../../lib/catalogo-api/listar-subcaracteristicas-completas.ts';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import {
  opcionesMetrica,
  opcionesSubcaracteristica,
  type OpcionElemento,
} from '../../modelo/planificacion.ts';
import textos from '../../textos.json';
import classes from './planificacion.module.css';

interface SelectorElementoProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly elemento: 'subcaracteristica' | 'metrica';
  readonly elegido: string | null;
  readonly onElegir: (id: string | null) => void;
}

/** The item of a single scope. Those that cannot be run are listed with the reason, and cannot be chosen. */
export function SelectorElemento(props: SelectorElementoProps) {
  return props.elemento === 'metrica' ? <DeMetricas {...props} /> : <DeSubcaracteristicas {...props} />;
}

function DeMetricas(props: SelectorElementoProps) {
  const consulta = useQuery({ ...listarMetricasCompletasQuery(), select: opcionesMetrica });
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      esVacio={(opciones) => opciones.length === 0}
      textoVacio="Todavía no hay métricas en el catálogo."
    >
      {(opciones) => <Selector {...props} opciones={opciones} etiqueta={textos.fase1.seleccionMetrica} />}
    </EstadoConsulta>
  );
}

function DeSubcaracteristicas(props: SelectorElementoProps) {
  const consulta = useQuery({
    ...listarSubcaracteristicasCompletasQuery(),
    select: opcionesSubcaracteristica,
  });
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      esVacio={(opciones) => opciones.length === 0}
      textoVacio="Todavía no hay subcaracterísticas en el catálogo."
    >
      {(opciones) => (
        <Selector {...props} opciones={opciones} etiqueta={textos.fase1.seleccionSubcaracteristica} />
      )}
    </EstadoConsulta>
  );
}

interface SelectorProps extends SelectorElementoProps {
  readonly opciones: readonly OpcionElemento[];
  readonly etiqueta: string;
}

function Selector({ ref, opciones, etiqueta, elegido, onElegir }: SelectorProps) {
  const imposibles = opciones.filter(({ motivo }) => motivo !== null);
  return (
    <>
      <NativeSelect
        ref={ref}
        label={etiqueta}
        value={elegido ?? ''}
        onChange={(evento) => {
          onElegir(evento.currentTarget.value === '' ? null : evento.currentTarget.value);
        }}
      >
        <option value="">Elija una opción</option>
        {opciones.map(({ _id, nombre, preguntas, motivo }) => (
          <option key={_id} value={_id} disabled={motivo !== null}>
            {motivo === null
              ? `${nombre} (${contar(preguntas, 'pregunta', 'preguntas')})`
              : `${nombre} (no se puede aplicar)`}
          </option>
        ))}
      </NativeSelect>
      {imposibles.length > 0 && (
        <ul className={classes.cannotRun}>
          {imposibles.map(({ _id, nombre, motivo }) => (
            <li key={_id}>
              «{nombre}» no se puede aplicar: {motivo}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
