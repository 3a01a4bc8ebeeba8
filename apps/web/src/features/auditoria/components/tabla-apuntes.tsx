import type { ApunteLeido } from '@mantenible/contracts/auditoria';
import { nombresDeAccion } from '@mantenible/wording/auditoria';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';

import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { labels } from '../labels.ts';
import shared from '../../../ui/shared.module.css';
import classes from './auditoria.module.css';

const columnas: readonly Columna<ApunteLeido>[] = [
  { titulo: 'Cuándo', celda: Cuando },
  { titulo: 'Quién', celda: Quien },
  { titulo: 'Acción', celda: Accion },
  { titulo: 'Sobre', celda: Sobre },
];

/** Entries of the audit trail, newest first; on a phone two lines each: when and who, what and on what. */
export function TablaApuntes({ apuntes }: { readonly apuntes: readonly ApunteLeido[] }) {
  return (
    <div className={classes.entries}>
      <TablaDatos etiqueta="Auditoría" columnas={columnas} registros={apuntes} />
    </div>
  );
}

function Cuando({ momento, ultimo, veces }: ApunteLeido) {
  return (
    <>
      <time dateTime={ultimo}>{formatDateTime(ultimo)}</time>
      {veces > 1 && (
        <span className={classes.detail}>
          {contar(veces, 'vez', 'veces')} desde <time dateTime={momento}>{formatDateTime(momento)}</time>
        </span>
      )}
    </>
  );
}

function Quien({ persona: { sub, nombre, usuario } }: ApunteLeido) {
  if (sub === '') return labels.desconocida;
  return (
    <>
      <bdi>{nombre}</bdi>
      {usuario !== null && usuario !== nombre && <span className={classes.detail}>{usuario}</span>}
    </>
  );
}

function Accion({ accion }: ApunteLeido) {
  return (
    <span className={`${classes.action} ${accion === 'acceso-fallido' ? shared.attention : ''}`}>
      {nombresDeAccion[accion]}
    </span>
  );
}

function Sobre({ objeto, detalle }: ApunteLeido) {
  if (objeto === '' && detalle === '') return '—';
  return (
    <>
      <bdi>{objeto}</bdi>
      {detalle !== '' && <span className={classes.detail}>{detalle}</span>}
    </>
  );
}
