import type { Proyecto } from '@mantenible/domain/proyecto';
import { formatDateTime } from '@mantenible/wording/fechas';

import { describirFallo } from './fallo-servicio.ts';
import type { Situacion } from './situacion.ts';
import classes from '../analisis.module.css';
import { AvisoArchivo } from './aviso-archivo.tsx';
import { Panel } from './panel.tsx';
import { Motivo } from './panel-situacion.tsx';
import { BotonUsarRama } from './reparaciones.tsx';
import type { LecturaAnalisis } from '../use-analisis.ts';

interface AvisosAnalisisProps {
  readonly analisis: LecturaAnalisis;
  readonly proyecto: Proyecto;
}

/** Notices above the measures, or above the panel that replaces them. */
export function AvisosAnalisis({ analisis, proyecto }: AvisosAnalisisProps) {
  const { situacion, motivo, ramaServicio, propio, fallido, incorporado } = analisis;
  // The embedded scanner's panel shows branch and state.
  const deServicio = incorporado === null && situacion.tipo !== 'sin-preparar';
  return (
    <>
      {fallido !== null && <AvisoDesactualizado causa={describirFallo(fallido).texto} />}
      {motivo !== null && <AvisoArchivo motivo={motivo} proyecto={proyecto} situacion={situacion.tipo} />}
      {deServicio && ramaServicio !== null && ramaServicio !== proyecto.branch && (
        <AvisoRama ramaServicio={ramaServicio} proyecto={proyecto} propio={propio} />
      )}
      {deServicio && situacion.tipo === 'medidas' && <AvisoEstado estado={situacion.estado} />}
    </>
  );
}

interface AvisoRamaProps {
  readonly ramaServicio: string;
  readonly proyecto: Proyecto;
  readonly propio: boolean;
}

/** Notice that the service measures another branch than the project's. */
function AvisoRama({ ramaServicio, proyecto, propio }: AvisoRamaProps) {
  return (
    <Panel
      tono="atencion"
      titulo="La rama del servicio no es la del proyecto"
      acciones={propio ? <BotonUsarRama proyecto={proyecto} /> : undefined}
    >
      <p>
        El servicio de análisis tiene como rama principal «{ramaServicio}», y este proyecto indica «
        {proyecto.branch}». Lo que se muestra es de «{ramaServicio}».
      </p>
      {!propio && <p>Solo puede cambiarla la persona a la que pertenece el proyecto.</p>}
    </Panel>
  );
}

/** Notice that the results are earlier ones, while a newer analysis runs or after it failed. */
function AvisoEstado({ estado }: { readonly estado: Extract<Situacion, { tipo: 'medidas' }>['estado'] }) {
  const anterior = estado.fecha === null ? '' : ` del ${formatDateTime(estado.fecha)}`;
  if (estado.estado === 'en-curso') {
    return (
      <Panel tono="info" titulo="Hay un análisis nuevo en curso">
        <p>Mientras termina se muestran los resultados{anterior}; después se cambian solos.</p>
      </Panel>
    );
  }
  if (estado.estado !== 'fallido') return null;
  return (
    <Panel tono="atencion" titulo="El último análisis falló">
      <Motivo motivo={estado.motivo} />
      <p>Se muestran los resultados anteriores{anterior}.</p>
    </Panel>
  );
}

/** Notice that a refresh failed and the figures are older. */
function AvisoDesactualizado({ causa }: { readonly causa: string }) {
  return (
    <p className={classes.note} role="status">
      No se pudo actualizar: {causa} Se muestra lo último que se leyó.
    </p>
  );
}
