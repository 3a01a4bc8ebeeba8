import { Button } from '@mantine/core';
import type { Borrador } from '@mantenible/contracts/borrador';
import { tipoElemento } from '@mantenible/domain/respuesta';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { listarMetricasQuery } from '../../../../lib/catalogo-api/listar-metricas.ts';
import { listarSubcaracteristicasQuery } from '../../../../lib/catalogo-api/listar-subcaracteristicas.ts';
import { paths } from '../../../../lib/paths.ts';
import { useAvisos } from '../../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import shared from '../../../../ui/shared.module.css';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { guardarBorrador } from '../../api/guardar-borrador.ts';
import { adaptarCopia } from '../../borrador/adaptar-copia.ts';
import type { Apertura } from '../../borrador/abrir-borrador.ts';
import type { CopiaGuardada } from '../../borrador/copia-local.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { compararElementos } from '../../modelo/comparar-elementos.ts';
import { hrefEjecucion } from '../../../../lib/prueba-api/rutas-ejecucion.ts';
import { tituloEjecucion } from '../../modelo/titulo-ejecucion.ts';

interface ElegirElementosProps {
  readonly ejecucion: Ejecucion;
  readonly ruta: string;
  readonly borrador: Borrador;
  readonly copia: CopiaGuardada;
}

/** Choice between the items of a repeat's draft and the items chosen now; names both. */
export function ElegirElementos(props: ElegirElementosProps) {
  const { ejecucion, borrador } = props;
  const { proyectoId } = ejecucion;
  const navegar = useNavigate();
  const rehacer = useRehacer(props);
  const nombres = useNombres(ejecucion);
  const { delBorrador, elegidos } = compararElementos(ejecucion, borrador, nombres);
  return (
    <Pagina titulo={tituloEjecucion(borrador)}>
      <Dialogo
        opened
        onClose={() => void navegar(paths.repositorio.href({ id: proyectoId }))}
        title="Ya hay un borrador con otros elementos"
      >
        <p>
          La repetición que dejó sin terminar evalúa <strong>{delBorrador}</strong>. Ahora ha elegido{' '}
          <strong>{elegidos}</strong>.
        </p>
        <p>Si empieza con lo elegido ahora, se conservan el título y las respuestas que correspondan.</p>
        <div className={shared.dialogActions}>
          <BotonOcupado
            variant="default"
            ocupado={rehacer.isPending}
            onClick={() => {
              rehacer.mutate();
            }}
          >
            Empezar con lo elegido ahora
          </BotonOcupado>
          <Button
            color="green"
            data-autofocus
            onClick={() => void navegar(hrefEjecucion(proyectoId, borrador), { replace: true })}
          >
            Continuar el borrador
          </Button>
        </div>
      </Dialogo>
    </Pagina>
  );
}

/** Replaces the draft by one of the chosen items; unsent local changes move to it where it has their questions. */
function useRehacer({ ejecucion, ruta, borrador, copia }: ElegirElementosProps) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: () => guardarBorrador(ejecucion, { borrador: borrador._id, rehacer: true }),
    onSuccess: (nuevo) => {
      const pendiente = copia.leer();
      const suya = adaptarCopia({ ...pendiente, borrador: nuevo._id }, nuevo).copia;
      copia.escribir(pendiente.borrador === undefined ? null : suya);
      const apertura: Apertura = {
        guardada: null,
        suelta: null,
        borrador: nuevo,
        sobraron: false,
        cambiadas: null,
      };
      cliente.setQueryData(['borrador', ruta], apertura);
    },
    onError: (error) => {
      avisarError('No se pudo empezar con los elementos elegidos.', toApiProblem(error).mensaje);
    },
  });
}

/** Names of the current catalogue by id; empty until it is loaded. */
function useNombres({ tipo }: Ejecucion): ReadonlyMap<string, string> {
  const esMetrica = tipoElemento(tipo) === 'metrica';
  const metricas = useQuery({ ...listarMetricasQuery(), enabled: esMetrica });
  const subcaracteristicas = useQuery({ ...listarSubcaracteristicasQuery(), enabled: !esMetrica });
  const lista = (esMetrica ? metricas.data : subcaracteristicas.data) ?? [];
  return new Map(lista.map(({ _id, nombre }) => [_id, nombre]));
}
