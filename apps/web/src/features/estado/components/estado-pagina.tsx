import type { EstadoInstalacion } from '@mantenible/contracts/estado';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { enMb } from '../../../lib/cuota-api/textos.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerEstadoQuery } from '../api/leer-estado.ts';
import classes from './estado.module.css';

/** /estado: how the installation is, for admins. */
export function EstadoPagina() {
  const consulta = useQuery(leerEstadoQuery());
  return (
    <Pagina
      titulo="Estado"
      introduccion="Cómo está esta instalación. Lo que ocupa cada persona está en «Espacio»."
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {(estado) => <Datos {...estado} />}
      </EstadoConsulta>
    </Pagina>
  );
}

const nombresDeMotor = { pglite: 'Incorporada (PGlite)', postgres: 'PostgreSQL' } as const;
const avisosDeDisco = {
  libre: '',
  aviso: ' Queda poco espacio.',
  llena: ' No queda espacio: libere o añada.',
} as const satisfies Record<NonNullable<EstadoInstalacion['disco']>['estado'], string>;
const nombresDeEstado = { bien: 'Responde', mal: 'No responde', incorporado: 'Incorporado' } as const;

function Datos({
  version,
  servidor,
  partes,
  servicios,
  baseDeDatos,
  respaldo,
  disco,
  cola,
  correo,
  limites,
}: EstadoInstalacion) {
  return (
    <dl className={classes.facts}>
      <Dato nombre="Versión">
        Mantenible {version}, con Node.js {servidor.node.replace(/^v/u, '')}; en marcha desde el{' '}
        <time dateTime={servidor.desde}>{formatDateTime(servidor.desde)}</time>
      </Dato>
      <Dato nombre="Base de datos">
        {nombresDeMotor[baseDeDatos.motor]} {baseDeDatos.version}, {enMb(baseDeDatos.bytes)}.{' '}
        {nombresDeEstado[partes.baseDeDatos]}
        {partes.migraciones === 'mal' && '; le faltan migraciones'}
      </Dato>
      <Dato nombre="Último respaldo">{textoDeRespaldo(baseDeDatos.motor, respaldo)}</Dato>
      <Dato nombre="Disco">
        {disco === null
          ? 'No se mide aquí: la base de datos está en otro servidor.'
          : `Al ${formatNumber(Math.floor(disco.usado))} %; desde el ${formatNumber(disco.limite)} % no se guarda nada más.${avisosDeDisco[disco.estado]}`}
      </Dato>
      <Dato nombre="Cola de análisis">
        {cola === null
          ? 'Analiza un servicio externo.'
          : `${contar(cola.esperan, 'espera', 'esperan')}, ${formatNumber(cola.enCurso)} en curso; en el último día, ${contar(cola.fallidos, 'fallido', 'fallidos')}.`}
      </Dato>
      <Dato nombre="Correo">{textoDeCorreo(correo)}</Dato>
      <Dato nombre="Identidad">{textoDeServicio(partes.identidad, servicios.identidad)}</Dato>
      <Dato nombre="Análisis del código">{textoDeServicio(partes.escaneo, servicios.escaneo)}</Dato>
      <Dato nombre="Límites">
        Cada persona: {contar(limites.proyectos, 'proyecto', 'proyectos')}, {enMb(limites.bytesAnalisis)} de
        análisis, {enMb(limites.bytesPruebas)} de pruebas y{' '}
        {contar(limites.analisisPorHora, 'análisis', 'análisis')} en una hora. A la vez:{' '}
        {contar(limites.analisisALaVez, 'análisis', 'análisis')}.
      </Dato>
    </dl>
  );
}

/** How a part is, after the service that does it, if one does. */
function textoDeServicio(estado: keyof typeof nombresDeEstado, servicio: string | null): string {
  return servicio === null ? nombresDeEstado[estado] : `${servicio}. ${nombresDeEstado[estado]}`;
}

function textoDeCorreo(correo: EstadoInstalacion['correo']): string {
  if (correo === null) return 'No se envía: no hay un servidor de correo configurado (SMTP_HOST).';
  const { servidor, personas, esperan, ultimo, fallo } = correo;
  return [
    `Por ${servidor}, para ${contar(personas, 'persona', 'personas')}; ${contar(esperan, 'aviso espera', 'avisos esperan')}.`,
    ultimo === null ? 'Todavía no se envió ninguno.' : `Último envío: ${formatDateTime(ultimo)}.`,
    ...(fallo === null ? [] : [`Último fallo, ${formatDateTime(fallo.fecha)}: ${fallo.motivo}`]),
  ].join(' ');
}

function textoDeRespaldo(
  motor: EstadoInstalacion['baseDeDatos']['motor'],
  respaldo: EstadoInstalacion['respaldo'],
): string {
  if (respaldo !== null) return `${formatDateTime(respaldo.fecha)}, ${enMb(respaldo.bytes)}`;
  return motor === 'postgres'
    ? 'Lo hace quien administra PostgreSQL.'
    : 'Todavía no hay ninguno: se hace cada noche mientras el servidor está en marcha.';
}

function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
