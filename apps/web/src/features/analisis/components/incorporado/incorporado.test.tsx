// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Estado } from '../../../../testing/montar.tsx';
import { hecho, situacion } from '../../modelo/incorporado/situacion.fixture.ts';
import { abrir, id, normal, proyecto, rechazo, rutas } from '../analisis.fixture.tsx';
import { crearFlujo } from './flujo.fixture.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const iniciar = `POST /analisis/${id}`;
const cancelar = `DELETE /analisis/${id}`;
const virgen = situacion({ estado: 'sin-analisis', fecha: null, commit: null, historia: [] });
const corriendo = situacion({
  ...virgen,
  estado: 'en-curso',
  progreso: { fase: 'en-cola', hechos: 0, total: 0 },
});
const fallado = situacion({
  ...virgen,
  estado: 'fallido',
  motivo: 'La rama «main» no existe.',
  historia: [hecho({ estado: 'fallido', commit: null, grado: null, motivo: 'La rama «main» no existe.' })],
});

/** The page of an installation with the embedded scanner; its stream is what `fuera` answers. */
function entrar(estado: object, respuestas: Record<string, unknown> = {}) {
  const flujo = crearFlujo();
  const casa = abrir({ escaneo: 'incorporado', respuestas: { [rutas.estado]: estado, ...respuestas } });
  casa.fuera.mockImplementation(() => Promise.resolve(flujo.respuesta));
  return { ...casa, flujo };
}
const panel = async (titulo: string) => within(await screen.findByRole('region', { name: titulo }));
const barra = () => screen.findByRole('progressbar', { name: 'Progreso del análisis' });
const sinToken = { [rutas.proyecto]: { ...proyecto, githubtoken: undefined } };

describe('a repository in several languages', () => {
  const otrosLenguajes = [{ lenguaje: 'Java', archivos: 12 }];

  it('is said to hold those that no figure counts, beside the figures', async () => {
    entrar(situacion({ otrosLenguajes }));
    expect(await screen.findByText(/contiene además Java \(12 archivos\), que no se analiza/)).toBeDefined();
  });

  it('says nothing of them while there are no figures', async () => {
    entrar({ ...virgen, otrosLenguajes });
    await panel('Todavía no hay ningún análisis');
    expect(screen.queryByText(/contiene además/)).toBeNull();
  });
});

describe('a project that was never analysed', () => {
  it('says what an analysis does, and nothing of files, services or figures', async () => {
    const { fuera } = entrar(virgen);
    const dentro = await panel('Todavía no hay ningún análisis');
    expect(dentro.getByText(/descarga la rama «main» del repositorio/)).toBeDefined();
    expect(dentro.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Analizar']);
    expect(screen.queryByText(/sonar-project|sin medida|0,00/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Historial de los análisis' })).toBeNull();
    expect(fuera).not.toHaveBeenCalled();
  });

  it('is analysed: the bar follows the stream, and the results come by themselves', async () => {
    const { vivas, flujo, fuera } = entrar(virgen, { [iniciar]: new Estado(202, corriendo) });
    const boton = await screen.findByRole('button', { name: 'Analizar' });
    Object.assign(vivas, { [rutas.estado]: corriendo });
    await userEvent.click(boton);
    expect((await barra()).getAttribute('aria-valuetext')).toMatch(/En cola/);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Análisis en curso');
    });
    flujo.contar({
      ...corriendo,
      progreso: { fase: 'analizando', hechos: 34, total: 120 },
      historia: undefined,
    });
    await screen.findByText('Analizando el código: archivo 34 de 120');
    expect((await barra()).getAttribute('aria-valuenow')).toBe('52');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Analizando el código, más del 50 %.',
    );
    Object.assign(vivas, { [rutas.estado]: situacion({}) });
    flujo.contar({ ...situacion({}), historia: undefined });
    flujo.acabar();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(fuera.mock.calls).toMatchObject([
      [`/api/analisis/${id}/progreso`, { headers: { Accept: 'text/event-stream' } }],
    ]);
  });

  it('says why an analysis was not begun, and offers it again', async () => {
    const mensaje = 'Ya inició muchos análisis en esta hora.';
    entrar(virgen, { [iniciar]: rechazo(429, 'demasiados', mensaje) });
    await userEvent.click(await screen.findByRole('button', { name: 'Analizar' }));
    expect((await screen.findByText(/No se pudo iniciar el análisis/)).textContent).toContain(mensaje);
    expect(screen.getByRole('button', { name: 'Analizar' })).toBeDefined();
  });

  it('joins an analysis that runs already, without an alert', async () => {
    const { vivas } = entrar(virgen, { [iniciar]: rechazo(409, 'analisis-en-curso') });
    const boton = await screen.findByRole('button', { name: 'Analizar' });
    Object.assign(vivas, { [rutas.estado]: corriendo });
    await userEvent.click(boton);
    await barra();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a running analysis', () => {
  it('is looked at every two seconds when the stream breaks', async () => {
    const { vivas, flujo, pedidas } = entrar(corriendo);
    await barra();
    flujo.romper();
    Object.assign(vivas, {
      [rutas.estado]: situacion({ ...corriendo, progreso: { fase: 'leyendo', hechos: 3, total: 9 } }),
    });
    await screen.findByText('Leyendo los archivos: archivo 3 de 9');
    Object.assign(vivas, { [rutas.estado]: situacion({}) });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(pedidas.filter((p) => p === rutas.estado).length).toBeGreaterThan(2);
  });

  it('is cancelled, and earlier results stay', async () => {
    const antes = hecho({});
    const { vivas, pedidas } = entrar(situacion({ ...corriendo, fecha: antes.fecha, historia: [antes] }), {
      [cancelar]: new Estado(204, ''),
    });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    const dentro = await panel('Análisis en curso');
    expect(dentro.getByText(/Mientras termina se muestran los resultados anteriores, del/)).toBeDefined();
    const cancelado = hecho({ id: 'c', estado: 'cancelado', commit: null, grado: null });
    Object.assign(vivas, { [rutas.estado]: situacion({ historia: [cancelado, antes] }) });
    await userEvent.click(dentro.getByRole('button', { name: 'Cancelar' }));
    await panel('El último análisis se canceló');
    expect(pedidas).toContain(cancelar);
    expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Analizar' })).toBeDefined();
  });

  it('is neither begun nor cancelled by anybody but the owner', async () => {
    entrar(corriendo, sinToken);
    await barra();
    expect(screen.getByText(/Solo la persona a la que pertenece el proyecto/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    cleanup();
    entrar(situacion({}), sinToken);
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('button', { name: /Analizar/ })).toBeNull();
  });
});

describe('an analysis whose project is deleted', () => {
  it('leaves nothing of it on the screen', async () => {
    const { vivas, flujo } = entrar(corriendo);
    await barra();
    const perdido = rechazo(404, 'no-encontrado', 'No se encontró el proyecto.');
    Object.assign(vivas, { [rutas.estado]: perdido, [rutas.proyecto]: perdido });
    flujo.eliminar();
    await screen.findByText(/No se encontró el proyecto/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(proyecto.nombre)).toBeNull();
  });
});

describe('an analysis that waits', () => {
  it.each([
    [0, 'En cola: es el siguiente'],
    [1, 'En cola: hay 1 análisis delante'],
    [12, 'En cola: hay 12 análisis delante'],
    [null, 'En cola: empezará en cuanto le toque'],
  ])('with %j before it says %s', async (delante, texto) => {
    entrar({ ...corriendo, delante });
    expect((await barra()).getAttribute('aria-valuetext')).toBe(`0 %. ${texto}`);
    expect(screen.getByText(`${texto}.`).getAttribute('role')).toBe('status');
  });
});

describe('an analysis that failed', () => {
  it('gives its reason, and the ways on', async () => {
    entrar(fallado);
    const dentro = await panel('El último análisis falló');
    expect(dentro.getByText('La rama «main» no existe.')).toBeDefined();
    expect(dentro.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(dentro.getByRole('link', { name: 'Editar el proyecto' })).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Métricas de calidad' })).toBeNull();
    expect(screen.queryByText(/El servicio dice/)).toBeNull();
  });

  it('leaves earlier results in sight', async () => {
    entrar(situacion({ estado: 'fallido', motivo: 'El repositorio no responde.' }));
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(
      (await panel('El último análisis falló')).getByText(/Se muestran los resultados anteriores/),
    ).toBeDefined();
  });
});

describe('an analysis that is done', () => {
  it('tells date, commit and duration, and can be made again', async () => {
    entrar(situacion({}));
    const dentro = await panel('Análisis terminado');
    const texto = normal(dentro.getByText(/Hecho el/).textContent);
    expect(texto).toMatch(/^Hecho el 21 de noviembre de 2026.* · commit 3f2a9c1 · duró 12 s$/);
    expect(dentro.getByRole('button', { name: 'Analizar de nuevo' })).toBeDefined();
    expect(dentro.queryByText(/Estos resultados son de la rama/)).toBeNull();
  });

  it('says when the project names another branch by now', async () => {
    entrar(situacion({ rama: 'antigua' }));
    const dentro = await panel('Análisis terminado');
    expect(dentro.getByText(/Estos resultados son de la rama/).textContent).toContain(
      'son de la rama «antigua», y el proyecto indica ahora «main»: analice de nuevo',
    );
    expect(screen.queryByText(/La rama del servicio/)).toBeNull();
  });

  it('says when its results are of another repository than the project names by now', async () => {
    const enlace = 'https://gitlab.com/ana/antigua';
    const historia = [hecho({ enlace }), hecho({ id: 'a', enlace }), hecho({ id: 'b' }), hecho({ id: 'c' })];
    entrar(situacion({ enlace, historia }));
    const dentro = await panel('Resultados de otro repositorio');
    expect(dentro.getByText(/Estos resultados son de/).textContent).toBe(
      `Estos resultados son de ${enlace}, rama «main», y el proyecto indica ahora ${proyecto.link}: analice de nuevo para ver los suyos.`,
    );
    const filas = within(await screen.findByRole('table', { name: /^Análisis del proyecto/ }));
    expect(filas.getAllByText(enlace)).toHaveLength(2);
    expect(screen.getByRole('figure').textContent).toContain('los de otros enlaces solo están en la tabla');
  });

  it('says while it runs and after it failed whose the earlier results are', async () => {
    const enlace = 'https://gitlab.com/ana/antigua';
    entrar(situacion({ estado: 'fallido', motivo: 'No responde.', enlace }));
    expect((await panel('El último análisis falló')).getByText(/Estos resultados son de/)).toBeDefined();
    cleanup();
    entrar(situacion({ ...corriendo, fecha: '2026-11-21T10:00:00Z', enlace }));
    expect((await panel('Análisis en curso')).getByText(/Estos resultados son de/).textContent).toMatch(
      /tienda\.$/,
    );
  });

  it('from before links were kept says so', async () => {
    entrar(situacion({ enlace: null }));
    const dentro = await panel('Análisis terminado');
    expect(dentro.getByText(/cuando aún no se anotaba el enlace/)).toBeDefined();
  });

  it('is alone in its history, which says so', async () => {
    entrar(situacion({}));
    const historia = await panel('Historial de los análisis');
    expect(historia.getByText(/Este es el único análisis/)).toBeDefined();
    expect(historia.queryByRole('table')).toBeNull();
  });

  it('stands with earlier ones in a table, whatever became of them', async () => {
    const motivo = 'La rama «main» no existe.';
    const historia = [
      hecho({ id: 'c', grado: 88.5, duracionMs: 65_000 }),
      hecho({ id: 'b', estado: 'fallido', commit: null, grado: null, motivo }),
      hecho({ id: 'a' }),
    ];
    entrar(situacion({ historia }));
    const tabla = within(await screen.findByRole('table', { name: /^Análisis del proyecto/ }));
    const filas = tabla
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => normal(textContent));
    const fecha = '21 de noviembre de 2026.*';
    expect(filas).toEqual([
      expect.stringMatching(new RegExp(`^${fecha}Terminado88,50 %3f2a9c1rama main1 min 5 s$`)),
      expect.stringMatching(new RegExp(`^${fecha}Falló${motivo}——rama main12 s$`)),
      expect.stringMatching(new RegExp(`^${fecha}Terminado85,26 %3f2a9c1rama main12 s$`)),
    ]);
    expect(screen.getByRole('figure').textContent).toContain('Grado de mantenibilidad en cada análisis');
  });
});
