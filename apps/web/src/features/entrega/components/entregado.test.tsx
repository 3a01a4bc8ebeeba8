import { ambitoCompleto } from '@mantenible/domain/ambito';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, EnOrden, montar } from '../../../testing/montar.tsx';
import { entrega, entregaId, fila, proyecto } from './entrega.fixture.ts';
import { EntregadoPagina } from './entregado-pagina.tsx';

describe('what one project delivered', () => {
  const entregado = {
    entrega,
    proyecto: { _id: proyecto, nombre: 'Tienda', existe: false },
    fila: { ...fila, despues: { prueba: fila.prueba, analisis: null, acciones: 0 } },
    enlace: 'https://github.com/ana/tienda',
    rama: 'main',
    momento: '2026-12-16T05:00:10.000Z',
    prueba: null,
    medidas: null,
    acciones: [],
    incidencias: 0,
    ambito: null,
    ambitoPropio: null,
    tomar: true,
  };

  const url = `/entregas/${entregaId}/proyectos/${proyecto}`;
  const abrirEntregado = (leido: object) => {
    const pedidas = conRed({ [`GET ${url}`]: leido, [`PUT ${url}/tarde`]: leido });
    montar(<EntregadoPagina comentar={false} sinComentarios={false} comentariosDe={() => null} />, {
      patron: '/entrega/:entregaId/proyecto/:proyecto',
      url: `/entrega/${entregaId}/proyecto/${proyecto}`,
    });
    return pedidas;
  };

  it('has the figures, and both scopes where they differ', async () => {
    const analisis = { ...fila.analisis, origen: 'entrega', estado: 'listo', motivo: null, grado: 80 };
    const de = (archivos: number) => ({
      origen: 'todo',
      ambito: ambitoCompleto,
      avisos: [],
      partes: [{ parte: 'principal', archivos, lineas: 40 }],
    });
    abrirEntregado({
      ...entregado,
      fila: { ...fila, analisis },
      medidas: { ncloc: 1000 },
      ambito: de(3),
      ambitoPropio: de(2),
      incidencias: null,
    });
    const cifras = within(await screen.findByRole('region', { name: 'Cifras' }));
    expect(cifras.getByText('Líneas de código').nextSibling?.textContent).toBe('1\u202f000');
    cifras.getByText('Qué se analizó: 3 archivos de código principal');
    cifras.getByText('Alcance: El de la entrega.');
    cifras.getByText('Qué analizó el proyecto por su cuenta: 2 archivos de código principal');
    screen.getByText('De este análisis se conservan las cifras, no las incidencias.');
  });

  it('offers to take a late commit that nothing shows, and explains it', async () => {
    abrirEntregado({ ...entregado, fila });
    await screen.findByText(/^No consta nada hecho después del plazo\. Un commit/u);
    screen.getByRole('button', { name: 'Tomar lo hecho fuera de plazo' });
  });

  it('shows the new findings alone, with those that the code silences apart', async () => {
    const una = { ruta: 'a.js', linea: 3, regla: 'javascript:S1128', codigo: null };
    const halladas = (mensajes: readonly string[], silenciadas: number | null) => ({
      total: mensajes.length,
      desde: 0,
      comparada: true,
      silenciadas,
      incidencias: mensajes.map((mensaje) => ({ ...una, mensaje })),
    });
    conRed({
      [`GET ${url}`]: { ...entregado, incidencias: 2 },
      [`GET ${url}/incidencias`]: new EnOrden(
        halladas(['De antes', 'De ahora mismo'], null),
        halladas(['De ahora mismo'], 2),
      ),
    });
    montar(<EntregadoPagina comentar={false} sinComentarios={false} comentariosDe={() => null} />, {
      patron: '/entrega/:entregaId/proyecto/:proyecto',
      url: `/entrega/${entregaId}/proyecto/${proyecto}`,
    });
    await screen.findByText('De antes');
    await userEvent.click(screen.getByRole('radio', { name: 'Nuevas desde la plantilla' }));
    await screen.findByText(
      'Aparte, el código silencia 2 incidencias más que el de la plantilla: en una rúbrica cuentan como nuevas.',
    );
    await screen.findByText(
      /^1 incidencia nueva: la plantilla no la tiene en el mismo archivo\. Si de varias iguales/u,
    );
    expect(screen.queryByText('De antes')).toBeNull();
    screen.getByText('De ahora mismo');
  });

  it('states in words that no finding is new', async () => {
    const todas = { total: 1, desde: 0, comparada: true, silenciadas: null };
    const una = { ruta: 'a.js', linea: 3, regla: 'javascript:S1128', codigo: null, mensaje: 'De antes' };
    conRed({
      [`GET ${url}`]: { ...entregado, incidencias: 1 },
      [`GET ${url}/incidencias`]: new EnOrden(
        { ...todas, incidencias: [una] },
        { ...todas, total: 0, silenciadas: 1, incidencias: [] },
      ),
    });
    montar(<EntregadoPagina comentar={false} sinComentarios={false} comentariosDe={() => null} />, {
      patron: '/entrega/:entregaId/proyecto/:proyecto',
      url: `/entrega/${entregaId}/proyecto/${proyecto}`,
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Nuevas desde la plantilla' }));
    const ninguna = await screen.findByText('No hay incidencias nuevas respecto de la plantilla.');
    expect(ninguna.parentElement?.querySelector('ol')).toBeNull();
    screen.getByText(/ 1 incidencia más que el de la plantilla: en una rúbrica cuenta como nueva\.$/u);
  });

  it('names the copy, later work beside it, and takes it with a reason alone', async () => {
    const pedidas = abrirEntregado(entregado);
    await screen.findByText(/El proyecto ya se eliminó\./u);
    await screen.findByText(/Prueba «/u);
    await userEvent.click(screen.getByRole('button', { name: 'Tomar lo hecho fuera de plazo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tomarlo' }));
    await screen.findByText('Escriba el motivo.');
    expect(pedidas).not.toContain(`PUT ${url}/tarde`);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Enfermedad');
    await userEvent.click(screen.getByRole('button', { name: 'Tomarlo' }));
    expect(pedidas).toContain(`PUT ${url}/tarde`);
  });
});
