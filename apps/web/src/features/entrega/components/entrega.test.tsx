import { ambitoCompleto } from '@mantenible/domain/ambito';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { completa, cursoId, entrega, entregaId, fila } from './entrega.fixture.ts';
import { EntregaPagina } from './entrega-pagina.tsx';
import { EntregasDeCurso } from './entregas-de-curso.tsx';

const ruta = `GET /entregas/${entregaId}`;
const avance = `${ruta}/analisis`;
const abrir = (respuestas: Parameters<typeof conRed>[0]) => {
  const pedidas = conRed({ [avance]: completa.analisis, ...respuestas });
  montar(<EntregaPagina />, { patron: '/entrega/:entregaId', url: `/entrega/${entregaId}` });
  return pedidas;
};
const plano = (texto: string | null | undefined) => (texto ?? '').replace(/\s/gu, ' ');

describe('the page of a delivery', () => {
  it.each([
    ['sin-abrir', 'Sin abrir. Abre el 1 de diciembre de 2026, 8:00 y se cierra el '],
    ['abierta', 'Abierta. Abrió el 1 de diciembre de 2026, 8:00 y se cierra el '],
    ['cerrada', 'Cerrada. Abrió el 1 de diciembre de 2026, 8:00 y se cerró el '],
  ] as const)('states when a delivery that is %s opens and closes', async (fase, texto) => {
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, fase } } });
    const pedido = await screen.findByRole('region', { name: 'Qué se entrega' });
    expect(plano(pedido.textContent)).toContain(texto);
  });

  it('names the patterns of its scope, whether or not the analysis is asked', async () => {
    const reglasIgnoradas = [{ regla: 'javascript:S1128', archivos: 'src/viejo/**' }];
    const ambito = { ...ambitoCompleto, fuentes: [''], exclusiones: ['lib/**', 'dist/**'], reglasIgnoradas };
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, ambito } } });
    const lista = await screen.findByRole('list', { name: 'Alcance del análisis' });
    expect(plano(lista.textContent)).toBe(
      'Carpetas de código: .Código que queda fuera: lib/**, dist/**Incidencias que se silencian: javascript:S1128 src/viejo/**',
    );
    const pide = { ...entrega.pide, analisis: false };
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, pide } } });
    await screen.findByText(/^No se pide el análisis; si sus docentes .* con todos los archivos/u);
  });

  it('states after a mark what does not change any more, to those who may change the rest', async () => {
    const publicada = { ...completa, entrega: { ...entrega, publicada: true } };
    abrir({ [ruta]: publicada });
    await screen.findByText(/el plazo, lo que se pide, la plantilla y el alcance no cambian más/u);
  });

  it('has a row for each project and each person without one', async () => {
    abrir({ [ruta]: completa });
    const tabla = within(await screen.findByRole('table', { name: 'Lo entregado' }));
    const filas = tabla.getAllByRole('row').slice(1);
    expect(
      filas.map((una) =>
        within(una)
          .getAllByRole('cell')
          .map(({ textContent }) => plano(textContent)),
      ),
    ).toEqual([
      [
        'TiendaAna, Beto',
        'Incompleto',
        '75,00 %10 de diciembre de 2026, 10:00',
        'No se pudo analizarLa rama no tiene ningún commit anterior al plazo de la entrega.',
      ],
      ['LuisSin proyecto en el curso', 'Nada', 'Sin prueba', 'Sin análisis'],
    ]);
    expect(screen.getByText('0 entregados, 1 incompleto, 0 fuera de plazo, 1 sin nada.')).toBeTruthy();
  });

  it('starts the analysis of all, names failures by project, and cancels the rest', async () => {
    const pedidas = abrir({
      [ruta]: completa,
      [`POST ${ruta.slice(4)}/analisis`]: new Estado(202, completa),
      [`DELETE ${ruta.slice(4)}/analisis`]: new Estado(204, undefined),
    });
    const caidos = await screen.findByRole('list', { name: 'No se pudieron analizar' });
    expect(plano(caidos.textContent)).toContain('Tienda: La rama no tiene');
    expect(screen.getByRole('status').textContent).toBe(
      '2 análisis terminados, 1 en cola o en curso, 1 sin poder analizarse.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Repetir los que faltan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar los que faltan' }));
    expect(pedidas).toContain(`POST /entregas/${entregaId}/analisis`);
    expect(pedidas).toContain(`DELETE /entregas/${entregaId}/analisis`);
  });

  it('reads the progress alone while analyses run, and the rows once more when it ends', async () => {
    const terminado = { ...completa.analisis, pendientes: 0, listos: 3 };
    const pedidas = abrir({
      [ruta]: new EnOrden(completa, { ...completa, fallos: [], analisis: terminado }),
      [avance]: terminado,
    });
    await screen.findByText('3 análisis terminados, 1 sin poder analizarse.');
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'No se pudieron analizar' })).toBeNull();
    });
    expect(pedidas.filter((una) => una === ruta)).toHaveLength(2);
    expect(pedidas.filter((una) => una === avance)).toHaveLength(1);
  });

  it('shows the rows of one state, and the next page', async () => {
    const pedidas = conPeticiones();
    abrir({ [ruta]: { ...completa, total: 120 } });
    const estado = await screen.findByRole('combobox', { name: 'Estado' });
    expect(plano(estado.textContent)).toBe('Todos (2)Entregado (0)Incompleto (1)Fuera de plazo (0)Nada (1)');
    await userEvent.selectOptions(estado, 'nada');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => {
      expect(pedidas.map(({ params }) => params)).toContainEqual({ estado: 'nada', pagina: 2 });
    });
  });

  it('offers to cancel while analyses are open, and to start only what is missing', async () => {
    const analisis = { ...completa.analisis, iniciable: false };
    abrir({ [ruta]: { ...completa, analisis }, [avance]: analisis });
    await screen.findByRole('button', { name: 'Cancelar los que faltan' });
    expect(screen.queryByRole('button', { name: 'Repetir los que faltan' })).toBeNull();
  });

  it('offers a student neither a change nor the analysis of all', async () => {
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, cambiar: false }, filas: [fila], todas: false } });
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Análisis de lo entregado' })).toBeNull();
  });

  it('leads to the marks those who read the class and change nothing: admins, and lecturers of an archived course', async () => {
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, cambiar: false } } });
    expect(await screen.findByRole('link', { name: 'Notas' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  });

  it('shows that it loads, a failed load as failed, and an empty course as empty', async () => {
    abrir({ [ruta]: sinContestar });
    await screen.findByText('Cargando...');
    abrir({ [ruta]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText(/Todavía no hay personas/u)).toBeNull();
    const ninguna = { todos: 0, entregado: 0, incompleto: 0, tarde: 0, nada: 0 };
    abrir({ [ruta]: { ...completa, filas: [], total: 0, cuantas: ninguna } });
    await screen.findByText('Todavía no hay personas ni proyectos en este curso.');
  });
});

describe('the deliveries of a course', () => {
  const lista = `GET /cursos/${cursoId}/entregas`;
  const abrirLista = (respuesta: unknown) => {
    conRed({ [lista]: respuesta });
    montar(<EntregasDeCurso cursoId={cursoId} />);
  };

  it('have for a student the state of the own projects', async () => {
    abrirLista({ entregas: [{ entrega, mias: [fila] }], crear: false, zona: 'America/Guayaquil' });
    const una = await screen.findByRole('listitem');
    expect(plano(una.textContent)).toContain('Tienda: Incompleto');
    expect(plano(una.textContent)).toContain(
      'Se cerró el 15 de diciembre de 2026, 23:59 (hora de Guayaquil)',
    );
    expect(screen.queryByRole('link', { name: 'Nueva entrega' })).toBeNull();
  });

  it('have an empty state, with the next step for a lecturer', async () => {
    abrirLista({ entregas: [], crear: true, zona: 'America/Guayaquil' });
    await screen.findByText('Todavía no hay entregas en este curso.');
    expect(screen.getByRole('link', { name: 'Nueva entrega' }).getAttribute('href')).toBe(
      `/curso/${cursoId}/entregas/nueva`,
    );
  });
});
