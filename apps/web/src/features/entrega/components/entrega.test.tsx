import type { EntregaCompleta, FilaDeEntrega } from '@mantenible/contracts/entrega';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { EntregaPagina } from './entrega-pagina.tsx';
import { EntregasDeCurso } from './entregas-de-curso.tsx';
import { EntregadoPagina } from './entregado-pagina.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const [entregaId, cursoId, proyecto] = [uid(1), uid(2), uid(3)];

const entrega: EntregaCompleta['entrega'] = {
  _id: entregaId,
  titulo: 'Primera entrega',
  texto: 'Responda la prueba.',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'allSubcaracteristicas', elementoId: null }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
  version: 1,
  curso: { _id: cursoId, nombre: 'Calidad', zona: 'America/Guayaquil' },
  abreEn: '2026-12-01T13:00:00.000Z',
  fin: '2026-12-16T05:00:00.000Z',
  fase: 'cerrada',
  reloj: 'normal',
  elementoNombre: null,
  plantillaNombre: null,
  publicada: false,
  cambiar: true,
};
const fila: FilaDeEntrega = {
  proyecto: { _id: proyecto, nombre: 'Tienda', existe: true },
  miembros: ['Ana', 'Beto'],
  estado: 'incompleto',
  partes: { prueba: true, analisis: false, plan: false },
  prueba: { _id: uid(4), nombre: 'Uno', creado: '2026-12-10T15:00:00.000Z', promedio: 75 },
  analisis: {
    id: uid(5),
    origen: 'entrega',
    estado: 'fallido',
    progreso: null,
    motivo: 'La rama no tiene ningún commit anterior al plazo de la entrega.',
    commit: null,
    fechaCommit: null,
    fecha: null,
    grado: null,
  },
  acciones: 0,
  despues: null,
  tomada: null,
};
const sinProyecto: FilaDeEntrega = {
  ...fila,
  proyecto: null,
  miembros: ['Luis'],
  estado: 'nada',
  prueba: null,
  analisis: null,
};
const completa: EntregaCompleta = {
  entrega,
  filas: [fila, sinProyecto],
  total: 2,
  cuantas: { todos: 2, entregado: 0, incompleto: 1, tarde: 0, nada: 1 },
  fallos: [{ proyecto, nombre: 'Tienda', motivo: fila.analisis?.motivo ?? null }],
  todas: true,
  analisis: { pendientes: 1, enCurso: 0, listos: 2, fallidos: 1, iniciable: true, plantilla: null },
};
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
    const ambito = { ...ambitoCompleto, fuentes: [''], exclusiones: ['lib/**', 'dist/**'] };
    abrir({ [ruta]: { ...completa, entrega: { ...entrega, ambito } } });
    const lista = await screen.findByRole('list', { name: 'Alcance del análisis' });
    expect(plano(lista.textContent)).toBe('Carpetas de código: .Código que queda fuera: lib/**, dist/**');
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
    montar(<EntregadoPagina />, {
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
