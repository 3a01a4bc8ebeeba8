import { Button } from '@mantine/core';
import { intentoSinDefinir, type TipoPrueba } from '@mantenible/domain/respuesta';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { copiasDispositivo } from '../../../../lib/copias/copias-locales.ts';
import { nombreCopiaLocal } from '../../../../lib/copias/nombres.ts';
import { paths } from '../../../../lib/paths.ts';
import { usePersona } from '../../../../lib/session.tsx';
import { EstadoConsulta, Fallo } from '../../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { ponerBorrador } from '../../api/poner-borrador.ts';
import { crearCopiaLocal, type CopiaGuardada } from '../../borrador/copia-local.ts';
import { resolverGuardado, type ResultadoGuardado } from '../../borrador/guardar-prueba.ts';
import { motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import { ejecucionDeRuta, faltaIntento, rutaBorrador, type Ejecucion } from '../../modelo/alcance-ruta.ts';
import { Ejecutar } from './ejecutar.tsx';
import { useSalidaGuardada } from './use-guardar.ts';

const errorCarga = 'Error al obtener los datos';

/** One of the four execution screens: the scope comes from its URL. */
export function PantallaEjecucion({ tipo }: { readonly tipo: TipoPrueba }) {
  const [consulta] = useSearchParams();
  const ejecucion = ejecucionDeRuta(tipo, useParams(), consulta);
  const ruta = rutaBorrador(ejecucion);
  if (faltaIntento(ejecucion)) {
    return (
      <Pagina titulo="Ejecución de la prueba">
        <Fallo texto={errorCarga} causa={intentoSinDefinir}>
          <VolverAPlanificacion proyectoId={ejecucion.proyectoId} />
        </Fallo>
      </Pagina>
    );
  }
  return <AbrirEjecucion key={ruta} ejecucion={ejecucion} ruta={ruta} />;
}

/** What opening a run finds: its draft, or null when a save of an earlier visit turned out to be stored. */
async function abrir(ejecucion: Ejecucion, copia: CopiaGuardada) {
  const guardada = await resolverGuardado(copia, { guardar: guardarRespuestas, motivoRechazo });
  return { guardada, borrador: guardada ? null : await ponerBorrador(ejecucion, {}) };
}

function AbrirEjecucion({ ejecucion, ruta }: { readonly ejecucion: Ejecucion; readonly ruta: string }) {
  const { sub } = usePersona();
  const [copia] = useState(() => crearCopiaLocal(copiasDispositivo, nombreCopiaLocal(sub, ruta)));
  const apertura = useQuery({
    queryKey: ['borrador', ruta],
    queryFn: async () => {
      await copiasDispositivo.abrir(copia.nombre);
      return abrir(ejecucion, copia);
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const borrador = apertura.data?.borrador;
  if (borrador) return <Ejecutar ejecucion={ejecucion} borrador={borrador} copia={copia} />;
  return (
    <Pagina titulo="Ejecución de la prueba">
      <EstadoConsulta consulta={apertura} textoCargando="Cargando..." textoFallo={errorCarga}>
        {({ guardada }) => guardada && <Salida proyectoId={ejecucion.proyectoId} resultado={guardada} />}
      </EstadoConsulta>
      {apertura.isError && <VolverAPlanificacion proyectoId={ejecucion.proyectoId} />}
    </Pagina>
  );
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

function Salida({ proyectoId, resultado }: SalidaProps) {
  const salir = useSalidaGuardada(proyectoId);
  const alEntrar = useEffectEvent(() => void salir(resultado));
  useEffect(() => {
    alEntrar();
  }, []);
  return null;
}
