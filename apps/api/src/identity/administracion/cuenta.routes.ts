import { parametroId } from '@mantenible/contracts/comun';
import {
  claseEnviada,
  claseImportada,
  claveEntregada,
  clavesDeImportacion,
  consultaCuentas,
  cuentaActiva,
  cuentaCambiada,
  cuentaConCursos,
  cuentaNueva,
  importaciones,
  paginaCuentas,
  simulacion,
  type Cuenta as CuentaEnviada,
} from '@mantenible/contracts/cuenta';
import type { FastifyRequest } from 'fastify';

import { acceso, rutas, type Aplicacion, type Rutas } from '../../http/app.types.ts';
import { claveDeIdempotencia } from '../../http/idempotency-key.ts';
import { listInTurn } from '../../http/heavy-reads.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { Cuenta } from '../cuentas/cuenta.port.ts';
import type { AdministracionCuentas, CuentaCambiada, Responsable } from './administracion.port.ts';
import { csvDeClaves } from './csv-de-claves.ts';
import { duracionDeClavesMs, type Importacion } from './importacion.port.ts';
import { rolDe } from './plantilla-cuenta.ts';

type Administrar = (quien: Responsable) => AdministracionCuentas;

const leer = acceso('cuentas', 'leer');
const escribir = acceso('cuentas', 'escribir');
const leerClaves = acceso('cuentas', 'leerClaves');
const entregarClave = { ...escribir, conSecreto: true };

/**
 * The accounts of the embedded provider, for admins. Answers with passwords are not stored: for an hour an import derives the
 * same ones again, by its id or for a request with the same Idempotency-Key; the other routes ignore that.
 */
export function cuentaRoutes(administrar: Administrar): Rutas {
  const administracionDe = (request: FastifyRequest) => administrar(personaDe(request));
  return rutas('Cuentas', (app) => {
    rutasDeLectura(app, administracionDe);
    rutasDeAlta(app, administracionDe);
    rutasDeCambio(app, administracionDe);
    rutasDeImportacion(app, administracionDe);
    rutasDeClaves(app, administracionDe);
  });
}

type AdministracionDe = (request: FastifyRequest) => AdministracionCuentas;

function rutasDeLectura(app: Aplicacion, administracionDe: AdministracionDe): void {
  app.get('/cuentas', {
    config: leer,
    schema: {
      summary: 'Lista las cuentas por páginas',
      querystring: consultaCuentas,
      response: respuestas({ 200: paginaCuentas }),
    },
    handler: async (request) => {
      const { activa, rol = null, sentido, ...consulta } = request.query;
      const pedida = { ...consulta, rol, descendente: sentido === 'desc' };
      const soloActivas = activa === undefined ? null : activa === 'si';
      const consultar = () => administracionDe(request).consultar({ ...pedida, activa: soloActivas });
      const { cuentas, total } = await listInTurn(personaDe(request).sub, consultar);
      return { cuentas: cuentas.map(presentada), total };
    },
  });
}

function rutasDeAlta(app: Aplicacion, administracionDe: AdministracionDe): void {
  app.post('/cuentas', {
    config: entregarClave,
    schema: {
      summary: 'Agrega una cuenta y da su contraseña inicial',
      body: cuentaNueva,
      response: respuestas({ 201: claveEntregada }, 409),
    },
    handler: (request) => administracionDe(request).agregar(request.body),
  });
  app.post('/cuentas/:id/clave', {
    config: { ...entregarClave, conDiscoLleno: true },
    schema: {
      summary: 'Da una contraseña inicial nueva y cierra las sesiones',
      params: parametroId,
      response: respuestas({ 200: claveEntregada }, 404, 409),
    },
    handler: (request) => administracionDe(request).restablecer({ sub: request.params.id }),
  });
}

function rutasDeCambio(app: Aplicacion, administracionDe: AdministracionDe): void {
  app.put('/cuentas/:id', {
    config: { ...escribir, conDiscoLleno: true },
    schema: {
      summary: 'Cambia nombre, correo y rol',
      params: parametroId,
      body: cuentaCambiada,
      response: respuestas({ 200: cuentaConCursos }, 404, 409),
    },
    handler: async (request) =>
      conCursos(await administracionDe(request).cambiar({ sub: request.params.id }, request.body)),
  });
  app.put('/cuentas/:id/activa', {
    config: { ...escribir, conDiscoLleno: true },
    schema: {
      summary: 'Activa la cuenta, o la desactiva y cierra sus sesiones',
      params: parametroId,
      body: cuentaActiva,
      response: respuestas({ 200: cuentaConCursos }, 404, 409),
    },
    handler: async (request) =>
      conCursos(await administracionDe(request).activar({ sub: request.params.id }, request.body.activa)),
  });
}

function rutasDeImportacion(app: Aplicacion, administracionDe: AdministracionDe): void {
  app.post('/cuentas/importar/simular', {
    config: leer,
    schema: {
      summary: 'Dice qué haría una importación con cada fila, sin cambiar nada',
      body: claseEnviada,
      response: respuestas({ 200: simulacion }),
    },
    handler: (request) => administracionDe(request).simular(request.body.contenido),
  });
  app.post('/cuentas/importar', {
    config: entregarClave,
    schema: {
      summary: 'Importa una clase entera, o nada, y da las contraseñas iniciales',
      body: claseEnviada,
      response: respuestas({ 200: claseImportada }, 409),
    },
    handler: async (request) => {
      const { contenido } = request.body;
      const repeticion = claveDeIdempotencia(request);
      const peticion = { contenido, claves: null, repeticion };
      const { entregas, ...hecho } = await administracionDe(request).importar(peticion);
      return { ...hecho, claves: entregas.length === 0 ? null : csvDeClaves(entregas) };
    },
  });
}

function rutasDeClaves(app: Aplicacion, administracionDe: AdministracionDe): void {
  app.get('/cuentas/importaciones', {
    config: leerClaves,
    schema: {
      summary: 'Lista las importaciones de la última hora, cuyas contraseñas iniciales se pueden leer',
      response: respuestas({ 200: importaciones }),
    },
    handler: async (request) => {
      const ultimas = await administracionDe(request).importaciones();
      return ultimas.map(({ cuantas, ...una }) => ({ ...presentadaImportacion(una), cuantas }));
    },
  });
  app.get('/cuentas/importaciones/:id/claves', {
    config: { ...leerClaves, conSecreto: true },
    schema: {
      summary: 'Da otra vez las contraseñas iniciales de una importación, durante una hora',
      params: parametroId,
      response: respuestas({ 200: clavesDeImportacion }, 404),
    },
    handler: async (request) => {
      const { entregas, ...una } = await administracionDe(request).leerClaves(request.params.id);
      return { ...presentadaImportacion(una), claves: csvDeClaves(entregas), personas: entregas };
    },
  });
}

function presentadaImportacion({ id, quien, momento }: Importacion) {
  const hasta = new Date(momento.getTime() + duracionDeClavesMs);
  return { _id: id, quien, momento: momento.toISOString(), hasta: hasta.toISOString() };
}

const conCursos = ({ cursosSinDocente, ...datos }: CuentaCambiada) => ({
  ...presentada(datos),
  cursosSinDocente,
});

function presentada({ sub, roles, ...datos }: Cuenta): CuentaEnviada {
  const { usuario, nombre, correo, activa, debeCambiarClave } = datos;
  return { _id: sub, usuario, nombre, correo, rol: rolDe(roles), activa, debeCambiarClave };
}
