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
} from '../../../../lib/prueba-api/preguntas-elementos.ts';
import { preguntasConTiempo } from '../../../../lib/prueba-api/duracion.ts';
import type { Respondida } from '../../modelo/respondidas.ts';
import textos from '../../textos.json';
import classes from './planificacion.module.css';

interface SelectorElementoProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly elemento: 'subcaracteristica' | 'metrica';
  readonly elegido: string | null;
  /** The items that have a test. */
  readonly respondidas: ReadonlyMap<string, Respondida>;
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

function Selector({ ref, opciones, etiqueta, elegido, respondidas, onElegir }: SelectorProps) {
  const elegida = opciones.find(({ _id }) => _id === elegido);
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
        {opciones.map((opcion) => (
          <option key={opcion._id} value={opcion._id} disabled={opcion.motivo !== null}>
            {textoOpcion(opcion, respondidas.get(opcion._id))}
          </option>
        ))}
      </NativeSelect>
      {elegida && (
        <p className={classes.expected} role="status">
          {preguntasConTiempo({ desde: elegida.preguntas, hasta: elegida.preguntas })}.
        </p>
      )}
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

function textoOpcion(
  { nombre, preguntas, motivo }: OpcionElemento,
  respondida: Respondida | undefined,
): string {
  if (motivo !== null) return `${nombre} (no se puede aplicar)`;
  const cuantas = `${nombre} (${contar(preguntas, 'pregunta', 'preguntas')})`;
  return respondida ? `${cuantas} (respondida: intento ${respondida.intento})` : cuantas;
}
