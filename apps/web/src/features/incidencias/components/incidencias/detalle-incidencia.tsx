import type { ReactNode } from 'react';

import { nombreEstado, nombreEtiqueta, nombreTipo } from '../../../../lib/incidencia/etiquetas.ts';
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
      <Dato nombre="Severidad">
        <EtiquetaSeveridad severidad={severidad} />
      </Dato>
      <Dato nombre="Tiempo estimado">{textoTiempoEstimado(tiempo)}</Dato>
      <Dato nombre="Líneas afectadas">{textoLineas(incidencia)}</Dato>
      <Dato nombre="Regla">
        <code>
          <bdi>{regla}</bdi>
        </code>
      </Dato>
      <Dato nombre="Estado">{nombreEstado(estado)}</Dato>
      <Dato nombre="Tipo">{nombreTipo(tipo)}</Dato>
      <Dato nombre="Etiquetas">
        <bdi>{categoria.length === 0 ? 'Ninguna' : categoria.map(nombreEtiqueta).join(', ')}</bdi>
      </Dato>
      <Dato nombre="Archivo" className={classes.wide}>
        <code>
          <bdi>{archivo}</bdi>
        </code>
      </Dato>
    </dl>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Dato({ nombre, className, children }: DatoProps) {
  return (
    <div className={className}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
