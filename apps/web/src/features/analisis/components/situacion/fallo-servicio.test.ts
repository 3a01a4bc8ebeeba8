import { fallosDeServicio } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { ApiProblem } from '../../../../lib/api-problem.ts';
import { credencialesRechazadas, describirFallo } from './fallo-servicio.ts';

const titulo = (status: number, codigo: string, mensaje = 'Lo que dijo.') =>
  describirFallo(new ApiProblem(status, codigo, mensaje)).titulo;

describe('a failed request', () => {
  it('has a different title for each failure of the service', () => {
    expect(fallosDeServicio.map((codigo) => titulo(503, codigo))).toEqual([
      'El servicio de análisis no responde',
      'El servicio de análisis está ocupado',
      'El servicio de análisis rechaza las credenciales',
      'La respuesta no se entiende',
    ]);
  });

  it('shows the message of failures of the product itself', () => {
    expect(describirFallo(new ApiProblem(0, 'ECONNABORTED', 'El servidor tardó demasiado.'))).toEqual({
      codigo: 'ECONNABORTED',
      titulo: 'La aplicación no responde',
      texto: 'El servidor tardó demasiado.',
      remedio: 'Compruebe su conexión y reintente.',
    });
    expect(titulo(429, 'demasiadas-peticiones')).toBe('No se pudo cargar');
    expect(describirFallo(new TypeError('boom')).texto).not.toContain('boom');
  });

  it('has a next step in every case', () => {
    const casos = [...fallosDeServicio.map((codigo) => new ApiProblem(503, codigo, 'x')), new Error('x')];
    for (const caso of casos) expect(describirFallo(caso).remedio).toMatch(/\.$/);
  });

  it('refers rejected credentials to the administrator of the installation', () => {
    expect(credencialesRechazadas).toEqual(describirFallo(new ApiProblem(503, 'token-rechazado', 'x')));
    expect(credencialesRechazadas.remedio).toContain('quien administra');
  });
});
