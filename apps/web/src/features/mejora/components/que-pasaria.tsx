import { buscarCriterio, fueraDeRango, redondear, sinDescripcion } from '@mantenible/domain/criterio';
import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { calcularEfectoQuery, type CambioConjunto } from '../api/calcular-efecto.ts';
import type { DatosMejora } from '../api/leer-mejora.ts';
import { origenesElegidos } from '../modelo/eleccion.ts';
import { textoDiferencia } from '../modelo/propuesta.ts';
import comunes from './mejora.module.css';
import shared from '../../../ui/shared.module.css';
import classes from './que-pasaria.module.css';

interface QuePasariaProps {
  readonly proyectoId: string;
  readonly datos: DatosMejora;
  readonly elegidas: ReadonlySet<string>;
  readonly onVaciar: () => void;
}

/** Delay between the last choice and the call for its effect, in milliseconds. */
const espera = 300;

/** '¿Qué pasaría si…?': degree and mean after the chosen proposals and actions together. */
export function QuePasaria({ proyectoId, datos, elegidas, onVaciar }: QuePasariaProps) {
  const cuantas = origenesElegidos(datos.mejora, elegidas).length;
  return (
    <aside className={classes.whatIf} data-con-algo={cuantas > 0} aria-labelledby="que-pasaria">
      <h2 id="que-pasaria" className={classes.whatIfTitle}>
        ¿Qué pasaría si…?
      </h2>
      {cuantas === 0 ? (
        <p className={comunes.dim}>
          Marque propuestas o acciones y verá el resultado de hacerlas todas juntas, si lo demás no cambia.
        </p>
      ) : (
        <p className={classes.whatIfCount}>
          <span>{contar(cuantas, 'elegida', 'elegidas, todas juntas')}</span>
          <Button size="compact-sm" variant="default" aria-label="Quitar la selección" onClick={onVaciar}>
            Quitar
          </Button>
        </p>
      )}
      <Resultado proyectoId={proyectoId} datos={datos} elegidas={elegidas} />
    </aside>
  );
}

/** Live region with the effect; drawn while it is still empty, so that screen readers announce its first text. */
function Resultado({ proyectoId, datos, elegidas }: Omit<QuePasariaProps, 'onVaciar'>) {
  const { mejora, criterios } = datos;
  const [quietas] = useDebouncedValue(elegidas, espera);
  const origenes = origenesElegidos(mejora, quietas);
  const hayAlgo = origenesElegidos(mejora, elegidas).length > 0 && origenes.length > 0;
  const prueba = mejora.manual.prueba?._id;
  const consulta = useQuery({
    ...calcularEfectoQuery(proyectoId, { ...(prueba !== undefined && { prueba }), origenes }),
    enabled: hayAlgo,
    placeholderData: keepPreviousData,
  });
  const calculando = quietas !== elegidas || consulta.isFetching;
  const hayPreguntas = origenes.some(({ tipo }) => tipo === 'pregunta');
  const hayCodigo = origenes.some(({ tipo }) => tipo !== 'pregunta');
  const { data, error, refetch } = consulta;
  return (
    <div role="status" aria-busy={hayAlgo && calculando} className={classes.effects}>
      {hayAlgo && data && hayPreguntas && (
        <Cambio
          ruta="experiencia"
          titulo="Promedio general"
          cambio={data.promedio}
          sinCifra="La prueba elegida no tiene un promedio que calcular."
          criterioDe={(valor) => buscarCriterio(criterios.promedio, valor, fueraDeRango)}
        />
      )}
      {hayAlgo && data && hayCodigo && (
        <Cambio
          ruta="estatica"
          titulo="Grado de mantenibilidad"
          cambio={data.grado}
          sinCifra="El grado no se puede calcular con las medidas del último análisis."
          criterioDe={(valor) => buscarCriterio(criterios.grado, valor, sinDescripcion)}
        />
      )}
      {hayAlgo && data === undefined && error === null && <p className={comunes.dim}>Calculando…</p>}
      {hayAlgo && error !== null && (
        <>
          <p>No se pudo calcular. {error.message}</p>
          <Button size="compact-sm" variant="light" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </>
      )}
    </div>
  );
}

interface CambioProps {
  readonly ruta: 'experiencia' | 'estatica';
  readonly titulo: string;
  readonly cambio: CambioConjunto | null;
  /** Text in place of a figure that cannot be computed. */
  readonly sinCifra: string;
  readonly criterioDe: (valor: number) => string;
}

/** A figure before and after with its criterion, and the difference of both. */
function Cambio({ ruta, titulo, cambio, sinCifra, criterioDe }: CambioProps) {
  if (cambio === null)
    return (
      <div className={classes.effect} data-ruta={ruta}>
        <span className={shared.strong}>{titulo}</span>
        <span>{sinCifra}</span>
      </div>
    );
  const [antes, despues] = [redondear(cambio.antes), redondear(cambio.despues)];
  const cambiaCriterio = criterioDe(antes) !== criterioDe(despues);
  return (
    <div className={classes.effect} data-ruta={ruta}>
      <span className={classes.effectHead}>
        <span className={shared.strong}>{titulo}</span>
        <span className={comunes.gain}>{textoDiferencia(cambio.antes, cambio.despues)}</span>
      </span>
      <span className={classes.sides}>
        <Lado palabra="Ahora" valor={antes} criterio={cambiaCriterio ? criterioDe(antes) : null} />
        <IconArrowRight size={18} aria-hidden />
        <Lado palabra="Después" valor={despues} criterio={cambiaCriterio ? criterioDe(despues) : null} />
      </span>
      {!cambiaCriterio && <span className={classes.criterion}>{criterioDe(despues)}</span>}
      {cambio.acotada && <span className={comunes.dim}>Acotada: {textoGananciaAcotada}</span>}
    </div>
  );
}

/** Explanation beside a clamped gain, which counts only a part of the change. */
export const textoGananciaAcotada = 'el modelo no ve todo el cambio, porque una medida ya está en su límite.';

interface LadoProps {
  readonly palabra: string;
  readonly valor: number;
  /** Null where both sides have the same one. */
  readonly criterio: string | null;
}

function Lado({ palabra, valor, criterio }: LadoProps) {
  return (
    <span className={classes.side}>
      <span className={comunes.dim}>{palabra}</span>
      <strong className={classes.figure}>{formatPercent(valor)}</strong>
      {criterio !== null && <span className={classes.criterion}>{criterio}</span>}
    </span>
  );
}
