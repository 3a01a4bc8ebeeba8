import { Button } from '@mantine/core';
import { idEjemplo } from '@mantenible/domain/acceso';
import type { Proyecto } from '@mantenible/domain/proyecto';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { Cargando } from '../../../../ui/estado-consulta/index.ts';
import type { Situacion } from './situacion.ts';
import { BotonActualizar } from './boton-actualizar.tsx';
import { Panel } from './panel.tsx';
import { BotonPreparar } from './reparaciones.tsx';

interface PanelSituacionProps {
  readonly situacion: Exclude<Situacion, { tipo: 'medidas' }>;
  readonly proyecto: Proyecto;
  readonly propio: boolean;
}

/** Panel in place of the measures: reason and next step. */
export function PanelSituacion({ situacion, proyecto, propio }: PanelSituacionProps) {
  const { _id: id } = proyecto;
  switch (situacion.tipo) {
    case 'cargando':
      return <Cargando texto={situacion.texto} />;
    case 'fallo':
      return (
        <Panel
          tono="error"
          titulo={situacion.fallo.titulo}
          acciones={<BotonActualizar proyectoId={id} texto="Reintentar" />}
        >
          <p>{situacion.fallo.texto}</p>
          <p>{situacion.fallo.remedio}</p>
        </Panel>
      );
    case 'clave-ajena':
      return <ClaveAjena id={id} propia={situacion.propia} ajena={situacion.ajena} />;
    case 'sin-preparar':
      return <SinPreparar proyecto={proyecto} propio={propio} />;
    case 'sin-analisis':
      return (
        <Panel tono="info" titulo="Todavía no hay ningún análisis" acciones={<Instrucciones id={id} />}>
          <p>
            El proyecto está preparado en el servicio de análisis, pero este aún no ha recibido ninguno. Siga
            las instrucciones: el análisis llega con el próximo cambio que suba a la rama «{proyecto.branch}
            ». Pulse entonces «Actualizar».
          </p>
        </Panel>
      );
    case 'en-curso':
      return (
        <Panel tono="info" titulo="El análisis está en curso">
          <p>
            El servicio está procesando el primer análisis de este proyecto. La página lo comprueba cada pocos
            segundos y muestra las medidas en cuanto termine.
          </p>
        </Panel>
      );
    case 'fallido':
      return (
        <Panel tono="error" titulo="El último análisis falló" acciones={<Instrucciones id={id} />}>
          <Motivo motivo={situacion.motivo} />
          <p>Corrija la causa y repita el análisis. No hay resultados anteriores que mostrar.</p>
        </Panel>
      );
  }
}

/** The service's literal message about a failed analysis. */
export function Motivo({ motivo }: { readonly motivo: string | null }): ReactNode {
  if (motivo === null) return <p>El servicio no dio ningún motivo.</p>;
  return <p>El servicio dice: «{motivo}».</p>;
}

function Instrucciones({ id }: { readonly id: string }) {
  return (
    <Button component={Link} to={paths.instrucciones.href({ id })} variant="light" color="blue">
      Ver las instrucciones
    </Button>
  );
}

function ClaveAjena({ id, propia, ajena }: { id: string; propia: string; ajena: string }) {
  return (
    <Panel
      tono="error"
      titulo="El archivo indica la clave de otro proyecto"
      acciones={
        <>
          <Instrucciones id={id} />
          <BotonActualizar proyectoId={id} texto="Reintentar" />
        </>
      }
    >
      <p>
        El archivo sonar-project.properties del repositorio indica la clave <code>{ajena}</code>, pero la de
        este proyecto es <code>{propia}</code>. No se muestra el análisis de otra clave.
      </p>
      <p>
        Escriba <code>sonar.projectKey={propia}</code> en el archivo y repita el análisis.
      </p>
    </Panel>
  );
}

function SinPreparar({ proyecto, propio }: { proyecto: Proyecto; propio: boolean }) {
  if (proyecto._id === idEjemplo)
    return (
      <Panel tono="info" titulo="El análisis del ejemplo no se muestra aquí">
        <p>
          Se hizo con el analizador incorporado, y esta instalación analiza con SonarQube. Las pruebas y el
          plan del ejemplo sí se pueden consultar.
        </p>
      </Panel>
    );
  return (
    <Panel
      tono="atencion"
      titulo="El proyecto no está preparado en el servicio de análisis"
      acciones={propio ? <BotonPreparar proyecto={proyecto} /> : undefined}
    >
      <p>
        El servicio de análisis no tiene este proyecto: se registró sin él, se eliminó allí o el servicio
        cambió.
      </p>
      <p>
        {propio
          ? 'Prepárelo desde aquí y siga después las instrucciones para analizarlo.'
          : 'Solo puede prepararlo la persona a la que pertenece el proyecto.'}
      </p>
    </Panel>
  );
}
