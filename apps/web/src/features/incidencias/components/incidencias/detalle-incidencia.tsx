import { nombreEstado, nombreTipo } from '../../../../lib/incidencia/etiquetas.ts';
import { textoTiempoEstimado } from '../../../../lib/incidencia/esfuerzo.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { textoLineas } from '../../../../lib/incidencia/lineas-afectadas.ts';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import classes from './incidencias.module.css';

/** Details of an issue: severity, effort, lines, rule, status, type, tags and file. */
export function DetalleIncidencia({ entrada }: { readonly entrada: Entrada }) {
  const { incidencia, severidad } = entrada;
  const { regla, archivo, estado, tipo, categoria, tiempo_estimado: tiempo } = incidencia;
  return (
    <dl className={classes.detail}>
      <div>
        <dt>Severidad</dt>
        <dd>
          <EtiquetaSeveridad severidad={severidad} />
        </dd>
      </div>
      <div>
        <dt>Tiempo estimado</dt>
        <dd>{textoTiempoEstimado(tiempo)}</dd>
      </div>
      <div>
        <dt>Líneas afectadas</dt>
        <dd>{textoLineas(incidencia)}</dd>
      </div>
      <div>
        <dt>Regla</dt>
        <dd>
          <code>
            <bdi>{regla}</bdi>
          </code>
        </dd>
      </div>
      <div>
        <dt>Estado</dt>
        <dd>{nombreEstado(estado)}</dd>
      </div>
      <div>
        <dt>Tipo</dt>
        <dd>{nombreTipo(tipo)}</dd>
      </div>
      <div>
        <dt>Etiquetas</dt>
        <dd>
          <bdi>{categoria.length === 0 ? 'Ninguna' : categoria.join(', ')}</bdi>
        </dd>
      </div>
      <div className={classes.wide}>
        <dt>Archivo</dt>
        <dd>
          <code>
            <bdi>{archivo}</bdi>
          </code>
        </dd>
      </div>
    </dl>
  );
}
