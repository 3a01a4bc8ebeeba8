import * as catalogo from './001-catalogo.ts';
import * as criterios from './002-criterios.ts';
import * as proyectos from './003-proyectos.ts';
import * as pruebas from './004-pruebas.ts';
import * as idempotencia from './005-idempotencia.ts';
import * as identidad from './006-identidad.ts';
import * as servicioDeReserva from './007-servicio-de-reserva.ts';
import * as analisis from './008-analisis.ts';
import * as huellaDeAnalisis from './009-huella-de-analisis.ts';
import * as enlaceYOrden from './010-enlace-y-orden-de-analisis.ts';
import * as intentosPorOrigen from './011-intentos-por-origen.ts';
import * as personas from './012-personas.ts';
import * as lineasPorCubrir from './013-lineas-por-cubrir.ts';
import * as clavesIniciales from './014-claves-iniciales.ts';
import * as colaDeAnalisis from './015-cola-de-analisis.ts';
import * as detallesDeAnalisis from './016-detalles-de-analisis.ts';
import * as accionesDeMejora from './017-acciones-de-mejora.ts';
import * as promediosDePruebas from './018-promedios-de-pruebas.ts';
import * as cifrasDeServicio from './019-cifras-de-servicio.ts';
import * as pasado from './020-pasado.ts';
import * as puntosCriticos from './021-puntos-criticos.ts';
import * as medidasYEvidencias from './022-medidas-y-evidencias.ts';
import * as auditoria from './023-auditoria.ts';
import * as limitesDePeticiones from './026-limites-de-peticiones.ts';
import * as tamanoDePruebas from './030-tamano-de-pruebas.ts';
import * as ordenDeAuditoria from './032-orden-de-auditoria.ts';
import * as etagDeIdempotencia from './033-etag-de-idempotencia.ts';
import * as accesosAbiertos from './036-accesos-abiertos.ts';
import * as sesionesTerminadas from './037-sesiones-terminadas.ts';
import * as proyectosBorrados from './038-proyectos-borrados.ts';

/** Every migration by name, in the order it is applied; forward-only. */
export const migrations = {
  '001-catalogo': catalogo,
  '002-criterios': criterios,
  '003-proyectos': proyectos,
  '004-pruebas': pruebas,
  '005-idempotencia': idempotencia,
  '006-identidad': identidad,
  '007-servicio-de-reserva': servicioDeReserva,
  '008-analisis': analisis,
  '009-huella-de-analisis': huellaDeAnalisis,
  '010-enlace-y-orden-de-analisis': enlaceYOrden,
  '011-intentos-por-origen': intentosPorOrigen,
  '012-personas': personas,
  '013-lineas-por-cubrir': lineasPorCubrir,
  '014-claves-iniciales': clavesIniciales,
  '015-cola-de-analisis': colaDeAnalisis,
  '016-detalles-de-analisis': detallesDeAnalisis,
  '017-acciones-de-mejora': accionesDeMejora,
  '018-promedios-de-pruebas': promediosDePruebas,
  '019-cifras-de-servicio': cifrasDeServicio,
  '020-pasado': pasado,
  '021-puntos-criticos': puntosCriticos,
  '022-medidas-y-evidencias': medidasYEvidencias,
  '023-auditoria': auditoria,
  '026-limites-de-peticiones': limitesDePeticiones,
  '030-tamano-de-pruebas': tamanoDePruebas,
  '032-orden-de-auditoria': ordenDeAuditoria,
  '033-etag-de-idempotencia': etagDeIdempotencia,
  '036-accesos-abiertos': accesosAbiertos,
  '037-sesiones-terminadas': sesionesTerminadas,
  '038-proyectos-borrados': proyectosBorrados,
} as const;
