import { nombreEstado, nombreTipo } from '../../../modelo/guia/etiquetas.ts';
import { textoTiempoEstimado } from '../../../modelo/guia/esfuerzo.ts';
import type { Entrada } from '../../../modelo/guia/indice.ts';
import { textoLineas } from '../../../modelo/guia/lineas-afectadas.ts';
import { EtiquetaSeveridad } from '../severidad.tsx';
import classes from './incidencias.module.css';

/** What the guide says of an issue: what is wrong, by which rule, how grave, where, and how long it takes to mend. */
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
