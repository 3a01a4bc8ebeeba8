import { Button } from '@mantine/core';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import type { MotivoSinArchivo } from '../../modelo/archivo-propiedades.ts';
import { avisosArchivo } from './avisos-archivo.ts';
import type { Situacion } from './situacion.ts';
import classes from '../analisis.module.css';
import { BotonActualizar } from './boton-actualizar.tsx';
import { Panel } from './panel.tsx';

/** States whose panel, below the notice, links the instructions already. */
const conInstrucciones: ReadonlySet<Situacion['tipo']> = new Set(['sin-analisis', 'fallido']);

interface AvisoArchivoProps {
  readonly motivo: MotivoSinArchivo;
  readonly proyecto: Proyecto;
  /** State shown below the notice. */
  readonly situacion: Situacion['tipo'];
}

/** Notice that the file gave no key and the project's key is used; a single line for a reason without an action. */
export function AvisoArchivo({ motivo, proyecto, situacion }: AvisoArchivoProps) {
  const { titulo, texto, accion } = avisosArchivo[motivo];
  const { _id: id, branch: rama, clave, link } = proyecto;
  const servidor = URL.canParse(link) ? new URL(link).host : 'El servidor del repositorio';
  const dicho = texto({ rama, servidor, clave });
  const seguido = (
    <>
      El análisis se {situacion === 'medidas' ? 'muestra' : 'busca'} con la clave del propio proyecto,{' '}
      <code>{clave}</code>.
    </>
  );
  const dicha = accion === 'instrucciones' && conInstrucciones.has(situacion);
  if (accion === null) {
    return (
      <p className={classes.note}>
        {titulo}. {dicho} {seguido}
      </p>
    );
  }
  return (
    <Panel tono="atencion" titulo={titulo} acciones={dicha ? undefined : <Accion accion={accion} id={id} />}>
      <p>{dicho}</p>
      <p>{seguido}</p>
    </Panel>
  );
}

function Accion({ accion, id }: { accion: 'instrucciones' | 'editar' | 'reintentar'; id: string }) {
  if (accion === 'reintentar') return <BotonActualizar proyectoId={id} texto="Reintentar" />;
  const [texto, ruta] =
    accion === 'editar'
      ? ['Editar el proyecto', paths.editarProyecto]
      : ['Ver las instrucciones', paths.instrucciones];
  return (
    <Button component={Link} to={ruta.href({ id })} variant="light">
      {texto}
    </Button>
  );
}
