import type { EstadoAnalisis } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { ApiProblem } from '../../../../lib/api-problem.ts';
import { describirSituacion, type Lectura, type Lecturas } from './situacion.ts';

const nada = { data: undefined, error: null };
const dada = <T>(data: T): Lectura<T> => ({ data, error: null });
const fallida = (codigo: string) => ({ data: undefined, error: new ApiProblem(503, codigo, 'x') });
const fecha = '2026-11-21T10:00:00Z';
const estado = (cambios: Partial<EstadoAnalisis>): Lectura<EstadoAnalisis> =>
  dada({ estado: 'listo', iniciable: false, fecha, rama: 'main', motivo: null, ...cambios });
const bien: Lecturas = {
  conexion: dada(true),
  conClave: dada({ proyecto: { clave: 'tienda' }, archivo: { clave: 'tienda' } }),
  estado: estado({}),
  medidas: dada([{ metric: 'ncloc', value: '10' }]),
};
const con = (cambios: Partial<Lecturas>) => describirSituacion({ ...bien, ...cambios });

describe('the state of the page', () => {
  it('shows the measures when every step has a result', () => {
    expect(con({})).toMatchObject({ tipo: 'medidas', clave: 'tienda', fecha, medidas: bien.medidas.data });
  });

  it('waits for each step in order', () => {
    const textos = (['conexion', 'conClave', 'estado', 'medidas'] as const).map((paso) =>
      con({ [paso]: nada }),
    );
    expect(textos).toEqual([
      { tipo: 'cargando', texto: 'Conectando con el servicio de análisis…' },
      { tipo: 'cargando', texto: 'Leyendo la clave del proyecto…' },
      { tipo: 'cargando', texto: 'Consultando el estado del análisis…' },
      { tipo: 'cargando', texto: 'Cargando las medidas…' },
    ]);
  });

  it.each(['conexion', 'conClave', 'estado', 'medidas'] as const)('reports that %s failed', (paso) => {
    expect(con({ [paso]: fallida('servicio-inaccesible') })).toMatchObject({
      tipo: 'fallo',
      fallo: { codigo: 'servicio-inaccesible' },
    });
  });

  it('reports rejected credentials at sign-in and at a later step', () => {
    const rechazo = { tipo: 'fallo', fallo: { codigo: 'token-rechazado' } };
    expect(con({ conexion: dada(false) })).toMatchObject(rechazo);
    expect(con({ medidas: fallida('token-rechazado') })).toMatchObject(rechazo);
  });

  it('refuses another project’s key before showing anything of it', () => {
    const conClave = dada({ proyecto: { clave: 'tienda' }, archivo: { clave: 'otra' } });
    expect(con({ conClave })).toEqual({ tipo: 'clave-ajena', propia: 'tienda', ajena: 'otra' });
  });

  it('distinguishes the states of an analysis without results', () => {
    const sin = (e: EstadoAnalisis['estado'], motivo: string | null = null) =>
      con({ estado: estado({ estado: e, fecha: null, motivo }) });
    expect(sin('sin-preparar')).toEqual({ tipo: 'sin-preparar' });
    expect(sin('sin-analisis')).toEqual({ tipo: 'sin-analisis' });
    expect(sin('en-curso')).toEqual({ tipo: 'en-curso' });
    expect(sin('fallido', 'Falló.')).toEqual({ tipo: 'fallido', motivo: 'Falló.' });
  });

  it.each(['en-curso', 'fallido'] as const)('shows earlier results while the newest is %s', (e) => {
    expect(con({ estado: estado({ estado: e }) })).toMatchObject({ tipo: 'medidas', fecha });
  });

  it('shows no results of a project that the service does not attribute to the product', () => {
    expect(con({ estado: estado({ estado: 'sin-preparar' }) })).toEqual({ tipo: 'sin-preparar' });
    expect(con({ medidas: fallida('sin-proyecto-en-servicio') })).toEqual({ tipo: 'sin-preparar' });
  });

  it('keeps earlier results when a refresh fails', () => {
    expect(con({ conexion: { data: true, error: new Error('x') } })).toMatchObject({ tipo: 'medidas' });
  });
});
