import { Button } from '@mantine/core';
import { intentoSinDefinir, mismosAdicionales, type TipoPrueba } from '@mantenible/domain/respuesta';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { copiasDispositivo, pedirLlavero } from '../../../../lib/copias/copias-locales.ts';
import { nombreCopiaLocal } from '../../../../lib/copias/nombres.ts';
import { paths } from '../../../../lib/paths.ts';
import { usePersona } from '../../../../lib/session/session.ts';
import { EstadoConsulta, Fallo } from '../../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { guardarBorrador } from '../../api/guardar-borrador.ts';
import { abrirBorrador } from '../../borrador/abrir-borrador.ts';
import { crearCopiaLocal, type CopiaGuardada } from '../../borrador/copia-local.ts';
import type { ResultadoGuardado } from '../../borrador/guardar-prueba.ts';
import { esAusente, motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import { ejecucionDeRuta, faltaIntento, rutaBorrador, type Ejecucion } from '../../modelo/alcance-ruta.ts';
import { Ejecutar } from './ejecutar.tsx';
import { ElegirElementos } from './elegir-elementos.tsx';
import { PruebaSuelta } from './prueba-suelta.tsx';
import { useSalidaGuardada } from './use-guardar.ts';

const errorCarga = 'Error al obtener los datos';

/** One of the four execution screens: the scope comes from its URL. */
export function PantallaEjecucion({ tipo }: { readonly tipo: TipoPrueba }) {
  const [consulta] = useSearchParams();
  const ejecucion = ejecucionDeRuta(tipo, useParams(), consulta);
  const ruta = rutaBorrador(ejecucion);
  if (faltaIntento(ejecucion)) {
    return (
      <Pagina titulo="Ejecución de la prueba" ruta="experiencia">
        <Fallo texto={errorCarga} causa={intentoSinDefinir}>
          <VolverAPlanificacion proyectoId={ejecucion.proyectoId} />
        </Fallo>
      </Pagina>
    );
  }
  return <AbrirEjecucion key={ruta} ejecucion={ejecucion} ruta={ruta} />;
}

function AbrirEjecucion({ ejecucion, ruta }: { readonly ejecucion: Ejecucion; readonly ruta: string }) {
  const { sub } = usePersona();
  const cliente = useQueryClient();
  const [copia] = useState(() => crearCopiaLocal(copiasDispositivo, nombreCopiaLocal(sub, ruta)));
  const apertura = useApertura(ejecucion, ruta, copia);
  const { guardada, suelta } = apertura.data ?? {};
  // Drops what is shown: the page of a draft that no longer exists must not continue when the request fails.
  const abrirActual = () => void cliente.resetQueries({ queryKey: ['borrador', ruta] });
  if (apertura.data?.borrador) {
    const { borrador, sobraron, cambiadas } = apertura.data;
    if (!mismosAdicionales(borrador.adicionales, ejecucion.adicionales))
      return <ElegirElementos ejecucion={ejecucion} ruta={ruta} borrador={borrador} copia={copia} />;
    return (
      <Ejecutar
        key={`${borrador._id}:${borrador.huella}`}
        ejecucion={ejecucion}
        borrador={borrador}
        copia={copia}
        sobraron={sobraron}
        cambiadas={cambiadas}
        onCambiadas={() => void apertura.refetch({ cancelRefetch: false })}
        onAbrirActual={abrirActual}
      />
    );
  }
  return (
    <Pagina titulo="Ejecución de la prueba" ruta="experiencia">
      <EstadoConsulta consulta={apertura} textoCargando="Cargando..." textoFallo={errorCarga}>
        {() => guardada && <Salida proyectoId={ejecucion.proyectoId} resultado={guardada} />}
      </EstadoConsulta>
      {suelta && (
        <PruebaSuelta proyectoId={ejecucion.proyectoId} suelta={suelta} copia={copia} onAbrir={abrirActual} />
      )}
      {apertura.isError && <VolverAPlanificacion proyectoId={ejecucion.proyectoId} />}
    </Pagina>
  );
}

/** Settles the save of an earlier visit, or opens the draft; without its result the page shows nothing else. */
function useApertura(ejecucion: Ejecucion, ruta: string, copia: CopiaGuardada) {
  return useQuery({
    queryKey: ['borrador', ruta],
    queryFn: async () => {
      // The keys of the local copy are requested first: without a connection they are not available.
      await Promise.all([pedirLlavero(), copiasDispositivo.abrir(copia.nombre)]);
      return abrirBorrador(copia, {
        guardar: async (clave, cuerpo) => void (await guardarRespuestas(clave, cuerpo)),
        motivoRechazo,
        esAusente,
        poner: (cuerpo) => guardarBorrador(ejecucion, cuerpo),
      });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}

function VolverAPlanificacion({ proyectoId }: { readonly proyectoId: string }) {
  return (
    <Button component={Link} to={paths.planificacion.href({ id: proyectoId })} variant="default" mt="md">
      Ir a la planificación
    </Button>
  );
}

interface SalidaProps {
  readonly proyectoId: string;
  readonly resultado: ResultadoGuardado;
}

/** Leaves the screen at once: a save of an earlier visit has stored the test. */
function Salida({ proyectoId, resultado }: SalidaProps) {
  const salir = useSalidaGuardada(proyectoId);
  const alEntrar = useEffectEvent(() => void salir({ resultado, prueba: null }));
  useEffect(() => {
    alEntrar();
  }, []);
  return null;
}
