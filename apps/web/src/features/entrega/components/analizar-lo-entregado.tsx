import type { AvanceDeAnalisis, EntregaCompleta } from '@mantenible/contracts/entrega';
import { maximoFallosNombrados } from '@mantenible/domain/entrega';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BarraCuenta } from '../../../ui/barra-progreso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { iniciarAnalisisDeEntrega } from '../api/iniciar-analisis-de-entrega.ts';
import { cancelarAnalisisDeEntrega } from '../api/cancelar-analisis-de-entrega.ts';
import { leerAvanceQuery } from '../api/leer-avance.ts';
import classes from './entrega.module.css';
import { EstadoDelAnalisis } from './estado-del-analisis.tsx';

interface Props extends Pick<EntregaCompleta, 'entrega' | 'fallos' | 'analisis'> {
  /** When the delivery was read. */
  readonly momento: number;
}

/** 'Analizar lo entregado' for all projects, its progress, and its failures by project. */
export function AnalizarLoEntregado({ entrega, fallos, analisis, momento }: Props) {
  const { listos, fallidos, iniciable, plantilla, ...abierto } = useAvance(entrega._id, analisis, momento);
  const abiertos = abiertosDe(abierto);
  const total = abiertos + listos + fallidos;
  return (
    <section className={classes.box} aria-label="Análisis de lo entregado">
      {total > 0 && (
        <BarraCuenta
          etiqueta="Análisis de lo entregado"
          hechas={listos + fallidos}
          total={total}
          texto={`${listos + fallidos} de ${total}`}
        />
      )}
      <p role="status">{textoDeAvance({ abiertos, listos, fallidos })}</p>
      {fallos.length > 0 && (
        <ul className={classes.failures} aria-label="No se pudieron analizar">
          {fallos.map(({ proyecto, nombre, motivo }) => (
            <li key={proyecto}>
              <bdi>{nombre}</bdi>: {motivo}
            </li>
          ))}
          {fallos.length === maximoFallosNombrados && <li>Los demás, si los hay, están en la tabla.</li>}
        </ul>
      )}
      {plantilla && (
        <p>
          Plantilla: <EstadoDelAnalisis analisis={plantilla} zona={entrega.curso.zona} />
        </p>
      )}
      {(iniciable || (entrega.cambiar && abiertos > 0)) && (
        <Botones entregaId={entrega._id} {...{ iniciable, abiertos, fallidos }} />
      )}
    </section>
  );
}

const abiertosDe = ({ pendientes, enCurso }: Pick<AvanceDeAnalisis, 'pendientes' | 'enCurso'>): number =>
  pendientes + enCurso;

/**
 * Progress from what was read, and while analyses run from reads of the progress alone: the rows of a class are not read every few
 * seconds. Once it ends they are read again.
 */
function useAvance(entregaId: string, leido: AvanceDeAnalisis, momento: number): AvanceDeAnalisis {
  const cliente = useQueryClient();
  const corre = abiertosDe(leido) > 0;
  const { data } = useQuery({ ...leerAvanceQuery(entregaId, momento), enabled: corre });
  const termino = corre && data !== undefined && abiertosDe(data) === 0;
  useEffect(() => {
    if (termino) void cliente.invalidateQueries({ queryKey: ['entregas', 'una', entregaId] });
  }, [termino, cliente, entregaId]);
  return corre && data ? data : leido;
}

interface BotonesProps extends Pick<Avance, 'abiertos' | 'fallidos'> {
  readonly entregaId: string;
  readonly iniciable: boolean;
}

function Botones({ entregaId, iniciable, abiertos, fallidos }: BotonesProps) {
  const { analizar, cancelar } = useAnalisis(entregaId);
  return (
    <div className={classes.actions}>
      {iniciable && (
        <BotonOcupado
          ocupado={analizar.isPending}
          onClick={() => {
            analizar.mutate();
          }}
        >
          {fallidos > 0 ? 'Repetir los que faltan' : 'Analizar lo entregado'}
        </BotonOcupado>
      )}
      {abiertos > 0 && (
        <Button
          variant="default"
          onClick={() => {
            cancelar.mutate();
          }}
        >
          Cancelar los que faltan
        </Button>
      )}
    </div>
  );
}

interface Avance {
  readonly abiertos: number;
  readonly listos: number;
  readonly fallidos: number;
}

function textoDeAvance({ abiertos, listos, fallidos }: Avance): string {
  if (abiertos + listos + fallidos === 0)
    return 'Aún no se ha analizado lo que cada proyecto tenía en el plazo. Se hace en cola, detrás de los análisis de las personas, y no cuenta en sus cuotas.';
  const partes = [
    contar(listos, 'análisis terminado', 'análisis terminados'),
    ...(abiertos > 0 ? [`${abiertos} en cola o en curso`] : []),
    ...(fallidos > 0 ? [`${fallidos} sin poder analizarse`] : []),
  ];
  return `${partes.join(', ')}.`;
}

function useAnalisis(entregaId: string) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const comun = (texto: string, fallo: string) => ({
    onMutate: resolver,
    onSuccess: () => {
      avisarExito(texto);
    },
    onError: (error: Error) => {
      avisarError(fallo, toApiProblem(error).mensaje);
    },
    onSettled: () => cliente.invalidateQueries({ queryKey: ['entregas'] }),
  });
  return {
    analizar: useMutation({
      mutationFn: () => iniciarAnalisisDeEntrega(entregaId),
      ...comun('Los análisis están en cola.', 'No se pudo iniciar el análisis.'),
    }),
    cancelar: useMutation({
      mutationFn: () => cancelarAnalisisDeEntrega(entregaId),
      ...comun('Análisis cancelados.', 'No se pudo cancelar el análisis.'),
    }),
  };
}
