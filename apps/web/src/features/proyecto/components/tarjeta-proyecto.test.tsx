import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { TarjetaProyecto } from './tarjeta-proyecto.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000a';
const fecha = '2026-11-02T10:00:00.000Z';
const nuevo: ProyectoListado = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
  analisis: null,
  analisisEnCurso: false,
  fallo: null,
  prueba: null,
  borradores: [],
};

function abrir(cambios: Partial<ProyectoListado>): void {
  montar(<TarjetaProyecto proyecto={{ ...nuevo, ...cambios }} onEliminar={() => undefined} />);
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the card of a project', () => {
  it('links its name to its page', () => {
    abrir({});
    expect(href('Tienda')).toBe(`/proyecto/${id}`);
  });

  it('has its two routes, what the specification names, and the rest behind one button', async () => {
    abrir({});
    const visibles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(visibles().slice(-5)).toEqual([
      'Pruebas',
      'Análisis',
      'Repositorio de pruebas',
      'Instrucciones',
      'Editar',
    ]);
    expect(screen.queryByRole('button', { name: 'Eliminar Tienda' })).toBeNull();
    const mas = screen.getByRole('button', { name: 'Más acciones de Tienda', expanded: false });
    mas.focus();
    await userEvent.keyboard('{Enter}');
    expect(mas.getAttribute('aria-expanded')).toBe('true');
    expect(href('Plan de mejora')).toBe(`/mejora/${id}`);
    expect(screen.getByRole('button', { name: 'Eliminar Tienda' })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Plan de mejora' })).toBeNull();
  });

  it('shows that there are no results, and no unfinished work', () => {
    abrir({});
    expect(screen.getByText('Sin pruebas')).toBeDefined();
    expect(screen.getByText('Sin análisis')).toBeDefined();
    expect(screen.queryByText('Sin terminar')).toBeNull();
  });

  it('shows the newest results with their criteria', () => {
    const prueba = { _id: id, nombre: 'Segunda', tipo: 'allMetricas', creado: fecha } as const;
    abrir({
      prueba: { ...prueba, promedio: 75, criterio: 'Satisfactorio' },
      analisis: {
        fecha,
        grado: 87.5,
        criterio: 'Alta',
        enlace: 'https://github.com/a/b',
        rama: 'main',
        cambios: [],
      },
    });
    expect(screen.getByText('75,00 %')).toBeDefined();
    expect(screen.getByText(/Satisfactorio/)).toBeDefined();
    expect(screen.getByText('87,50 %')).toBeDefined();
    expect(screen.getByText(/Alta/)).toBeDefined();
    expect(href('Segunda')).toBe(`/calculos/${id}`);
    expect(screen.queryByText('Sin pruebas')).toBeNull();
  });

  it('links to the unfinished work', () => {
    const alcance = {
      _id: 'b1',
      tipo: 'allMetricas',
      elementoId: null,
      intentos: null,
      adicionales: [],
    } as const;
    const borrador = { ...alcance, elementoNombre: null, titulo: '', respondidas: 40, preguntas: 58 };
    abrir({ analisisEnCurso: true, borradores: [{ ...borrador, actualizado: fecha }] });
    expect(screen.getByText(/40 de 58 respondidas/)).toBeDefined();
    expect(href('Continuar Todas las métricas de Tienda')).toBe(`/metricsresponse/${id}`);
    expect(href('Análisis en curso de Tienda')).toBe(`/sonarqube/${id}`);
  });
});
