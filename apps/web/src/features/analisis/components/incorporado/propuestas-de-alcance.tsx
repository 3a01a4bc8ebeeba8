import {
  aceptarPropuesta,
  alcanceDe,
  ambitoVigente,
  limitesDeAmbito,
  patronesSinSitio,
  type Ambito,
  type AmbitoAplicado,
  type PropuestaDeAmbito,
} from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';
import { preguntaDePropuesta } from '@mantenible/wording/propuesta-de-alcance';
import { Anchor } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { guardarAmbito } from '../../../../lib/ambito-api/guardar-ambito.ts';
import { leerAmbito } from '../../../../lib/ambito-api/leer-ambito.ts';
import { toApiProblem } from '../../../../lib/api-problem.ts';
import { clavesDeLectura } from '../../../../lib/escaneo/lectura.ts';
import { paths } from '../../../../lib/paths.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import comunes from '../analisis.module.css';
import classes from './propuestas-de-alcance.module.css';

interface PropuestasDeAlcanceProps {
  readonly proyectoId: string;
  readonly ambito: AmbitoAplicado | null;
}

/** Main files that a person may not mean to measure; one press writes the project's scope. */
export function PropuestasDeAlcance({ proyectoId, ambito }: PropuestasDeAlcanceProps) {
  const { aceptadas, aceptar, enviada } = useAceptar(proyectoId, ambito);
  const propuestas = ambito?.propuestas ?? [];
  const guardado = useGuardado(proyectoId, propuestas.length > 0);
  if (propuestas.length === 0) return null;
  return (
    <section className={comunes.note} aria-label="Propuestas para el alcance">
      <ul className={classes.list}>
        {propuestas.map((una) => (
          <li key={una.clase}>
            <span>
              {preguntaDePropuesta(una)}
              {una.clase === 'pruebas' && ' Contarían aparte, como pruebas.'}
            </span>
            {aceptadas.has(una.clase) || yaLaTiene(guardado ?? null, una) ? (
              <strong role="status">{loGuardado(aceptadas.get(una.clase) ?? 0)}</strong>
            ) : (
              <BotonOcupado
                size="xs"
                variant="light"
                color="blue"
                aria-label={`Dejar fuera: ${nombres[una.clase]}`}
                ocupado={enviada === una.clase}
                aria-disabled={enviada !== null}
                onClick={() => {
                  if (enviada === null) aceptar(una);
                }}
              >
                Dejar fuera
              </BotonOcupado>
            )}
          </li>
        ))}
      </ul>
      <p>
        Si estos archivos deben contar, no haga nada: la propuesta no cambia ninguna medida.
        {guardado === null &&
          ambito?.origen === 'archivo' &&
          ' «Dejar fuera» copia en el proyecto el alcance de sonar-project.properties y lo amplía: desde entonces vale el del proyecto, y no el del archivo.'}
      </p>
      <Anchor component={Link} to={paths.alcance.href({ id: proyectoId })} size="sm">
        Ver o cambiar el alcance
      </Anchor>
    </section>
  );
}

/** What was saved; `sinSitio` are the patterns that the list has no room for. */
const loGuardado = (sinSitio: number): string =>
  sinSitio === 0
    ? 'Guardado: analice de nuevo para que se note.'
    : `Guardado, salvo ${contar(sinSitio, 'patrón que no cabe', 'patrones que no caben')} (máximo: ${limitesDeAmbito.entradas}). Analice de nuevo para que se note.`;

/** Whether the setting that the project has by now holds a proposal. */
const yaLaTiene = (guardado: Ambito | null, propuesta: PropuestaDeAmbito): boolean =>
  guardado !== null &&
  patronesSinSitio(guardado, propuesta) === 0 &&
  alcanceDe(aceptarPropuesta(guardado, propuesta)) === alcanceDe(guardado);

/** The setting of the project, null without one; undefined until it is read, and where that fails. */
function useGuardado(proyectoId: string, hayPropuestas: boolean): Ambito | null | undefined {
  const { data } = useQuery({
    queryKey: [...clavesDeLectura(proyectoId), 'ambito'],
    queryFn: ({ signal }) => leerAmbito(proyectoId, signal),
    enabled: hayPropuestas,
  });
  return data?.ambito;
}

const nombres: Readonly<Record<PropuestaDeAmbito['clase'], string>> = {
  pruebas: 'las pruebas',
  generado: 'el código generado',
  ajeno: 'el código ajeno',
};

/** Writes the setting; `aceptadas` are the kinds that were written while the screen is open, each with the patterns that did not fit. */
function useAceptar(proyectoId: string, usado: AmbitoAplicado | null) {
  const [aceptadas, setAceptadas] = useState<ReadonlyMap<string, number>>(new Map());
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (propuesta: PropuestaDeAmbito) => {
      resolver();
      // The setting of today: another window may have changed it since the analysis.
      const { ambito, version } = await leerAmbito(proyectoId);
      const base = ambitoVigente(ambito, usado);
      await guardarAmbito(proyectoId, aceptarPropuesta(base, propuesta), `"${version}"`);
      return patronesSinSitio(base, propuesta);
    },
    onSuccess: async (sinSitio, { clase }) => {
      setAceptadas((antes) => new Map([...antes, [clase, sinSitio]]));
      avisarExito('Alcance del proyecto guardado. Se nota en el próximo análisis.');
      await cliente.invalidateQueries({ queryKey: clavesDeLectura(proyectoId) });
    },
    onError: (error) => {
      avisarError('No se pudo guardar el alcance.', toApiProblem(error).mensaje);
    },
  });
  return { aceptadas, aceptar: mutate, enviada: isPending ? variables.clase : null };
}
