import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../../testing/con-peticiones.ts';
import { Estado } from '../../../../testing/montar.tsx';
import { hecho, situacion } from './situacion.fixture.ts';
import { abrir, id, conEspaciosSimples, proyecto, rechazo, rutas } from '../analisis.fixture.tsx';
import { crearFlujo } from '../../../../testing/flujo.ts';

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

/** Draws the page with the embedded scanner; the stub `fuera` answers with its stream. */
function entrar(estado: object, respuestas: Record<string, unknown> = {}) {
  const flujo = crearFlujo();
  const casa = abrir({ escaneo: 'incorporado', respuestas: { [rutas.estado]: estado, ...respuestas } });
  casa.fuera.mockImplementation(() => Promise.resolve(flujo.respuesta));
  return { ...casa, flujo };
}
const panel = async (titulo: string) => within(await screen.findByRole('region', { name: titulo }));
const barra = () => screen.findByRole('progressbar', { name: 'Progreso del análisis' });
const sinToken = {
  [rutas.proyecto]: { ...proyecto, githubtoken: undefined, propietario: { nombre: 'Ana', usuario: null } },
};

describe('a repository in several languages', () => {
  const otrosLenguajes = [{ lenguaje: 'Java', archivos: 12 }];

  it('has a notice of the languages that no figure counts', async () => {
    entrar(situacion({ otrosLenguajes }));
    expect(await screen.findByText(/contiene además Java \(12 archivos\), que no se analiza/)).toBeDefined();
  });

  it('has no such notice without figures', async () => {
    entrar({ ...virgen, otrosLenguajes });
    await panel('Todavía no hay ningún análisis');
    expect(screen.queryByText(/contiene además/)).toBeNull();
  });
});

describe('a project that was never analysed', () => {
  it('explains an analysis without files, services or figures', async () => {
    const peticiones = conPeticiones();
    const { fuera } = entrar(virgen);
    const dentro = await panel('Todavía no hay ningún análisis');
    // The token stays on the server, whose audit trail notes each reading of it.
    expect(peticiones.find(({ pedida }) => pedida === rutas.proyecto)?.params).toEqual({ token: 'no' });
    expect(dentro.getByText(/descarga la rama «main» del repositorio/)).toBeDefined();
    expect(dentro.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Analizar']);
    expect(screen.queryByText(/sonar-project|sin medida|0,00/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Historial de los análisis' })).toBeNull();
    expect(fuera).not.toHaveBeenCalled();
  });

  it('is analysed: the bar follows the stream and the results appear without a reload', async () => {
    const { enRed, flujo, fuera } = entrar(virgen, { [iniciar]: new Estado(202, corriendo) });
    const boton = await screen.findByRole('button', { name: 'Analizar' });
    Object.assign(enRed, { [rutas.estado]: corriendo });
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
    Object.assign(enRed, { [rutas.estado]: situacion({}) });
    flujo.contar({ ...situacion({}), historia: undefined });
    flujo.acabar();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(fuera.mock.calls).toMatchObject([
      [`/api/analisis/${id}/progreso`, { headers: { Accept: 'text/event-stream' } }],
    ]);
  });

  it('shows why an analysis was not started and offers it again', async () => {
    const mensaje = 'Ya inició muchos análisis en esta hora.';
    entrar(virgen, { [iniciar]: rechazo(429, 'demasiados', mensaje) });
    await userEvent.click(await screen.findByRole('button', { name: 'Analizar' }));
    expect((await screen.findByText(/No se pudo iniciar el análisis/)).textContent).toContain(mensaje);
    expect(screen.getByRole('button', { name: 'Analizar' })).toBeDefined();
  });

  it('follows an analysis that is already running, without an alert', async () => {
    const { enRed } = entrar(virgen, { [iniciar]: rechazo(409, 'analisis-en-curso') });
    const boton = await screen.findByRole('button', { name: 'Analizar' });
    Object.assign(enRed, { [rutas.estado]: corriendo });
    await userEvent.click(boton);
    await barra();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a running analysis', () => {
  it('is polled every two seconds after the stream breaks', async () => {
    const { enRed, flujo, pedidas } = entrar(corriendo);
    await barra();
    flujo.romper();
    Object.assign(enRed, {
      [rutas.estado]: situacion({ ...corriendo, progreso: { fase: 'leyendo', hechos: 3, total: 9 } }),
    });
    await screen.findByText('Leyendo los archivos: archivo 3 de 9');
    Object.assign(enRed, { [rutas.estado]: situacion({}) });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(pedidas.filter((p) => p === rutas.estado).length).toBeGreaterThan(2);
  });

  it('can be cancelled; earlier results stay', async () => {
    const antes = hecho({});
    const { enRed, pedidas } = entrar(situacion({ ...corriendo, fecha: antes.fecha, historia: [antes] }), {
      [cancelar]: new Estado(204, ''),
    });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    const dentro = await panel('Análisis en curso');
    expect(dentro.getByText(/Mientras termina se muestran los resultados anteriores, del/)).toBeDefined();
    const cancelado = hecho({ id: 'c', estado: 'cancelado', commit: null, grado: null });
    Object.assign(enRed, { [rutas.estado]: situacion({ historia: [cancelado, antes] }) });
    await userEvent.click(dentro.getByRole('button', { name: 'Cancelar' }));
    await panel('El último análisis se canceló');
    expect(pedidas).toContain(cancelar);
    expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Analizar' })).toBeDefined();
  });

  it('is started and cancelled by the owner only', async () => {
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
  it('disappears from the screen', async () => {
    const { enRed, flujo } = entrar(corriendo);
    await barra();
    const perdido = rechazo(404, 'no-encontrado', 'No se encontró el proyecto.');
    Object.assign(enRed, { [rutas.estado]: perdido, [rutas.proyecto]: perdido });
    flujo.eliminar();
    await screen.findByText(/No se encontró el proyecto/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(proyecto.nombre)).toBeNull();
  });
});

describe('a queued analysis', () => {
  it.each([
    [0, 'En cola: es el siguiente'],
    [1, 'En cola: hay 1 análisis delante'],
    [12, 'En cola: hay 12 análisis delante'],
    [null, 'En cola: empezará en cuanto le toque'],
  ])('with %j before it shows %s', async (delante, texto) => {
    entrar({ ...corriendo, delante });
    expect((await barra()).getAttribute('aria-valuetext')).toBe(`0 %. ${texto}`);
    expect(screen.getByText(`${texto}.`).getAttribute('role')).toBe('status');
  });
});

describe('a failed analysis', () => {
  it('shows its reason and the next steps', async () => {
    entrar(fallado);
    const dentro = await panel('El último análisis falló');
    expect(dentro.getByText('La rama «main» no existe.')).toBeDefined();
    expect(dentro.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(dentro.getByRole('link', { name: 'Editar el proyecto' })).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Métricas de calidad' })).toBeNull();
    expect(screen.queryByText(/El servicio dice/)).toBeNull();
  });

  it('keeps earlier results visible', async () => {
    entrar(situacion({ estado: 'fallido', motivo: 'El repositorio no responde.' }));
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(
      (await panel('El último análisis falló')).getByText(/Se muestran los resultados anteriores/),
    ).toBeDefined();
  });
});

describe('a finished analysis', () => {
  it('shows date, commit and duration, and can be repeated', async () => {
    entrar(situacion({}));
    const dentro = await panel('Análisis terminado');
    const texto = conEspaciosSimples(dentro.getByText(/Hecho el/).textContent);
    expect(texto).toMatch(/^Hecho el 21 de noviembre de 2026.* · commit 3f2a9c1 · duró 12 s$/);
    expect(dentro.getByRole('button', { name: 'Analizar de nuevo' })).toBeDefined();
    expect(dentro.queryByText(/Estos resultados son de la rama/)).toBeNull();
  });

  it('reports that the project now has another branch', async () => {
    entrar(situacion({ rama: 'antigua' }));
    const dentro = await panel('Análisis terminado');
    expect(dentro.getByText(/Estos resultados son de la rama/).textContent).toContain(
      'son de la rama «antigua», y el proyecto indica ahora «main»: analice de nuevo',
    );
    expect(screen.queryByText(/La rama del servicio/)).toBeNull();
  });

  it('reports that its results belong to a former repository of the project', async () => {
    const enlace = 'https://gitlab.com/ana/antigua';
    const historia = [hecho({ enlace }), hecho({ id: 'a', enlace }), hecho({ id: 'b' }), hecho({ id: 'c' })];
    entrar(situacion({ enlace, historia }));
    const dentro = await panel('Resultados de otro repositorio');
    expect(dentro.getByText(/Estos resultados son de/).textContent).toBe(
      `Estos resultados son de ${enlace}, rama «main», y el proyecto indica ahora ${proyecto.link}: analice de nuevo para ver los suyos.`,
    );
    const filas = within(await screen.findByRole('table', { name: /^Análisis del proyecto/ }));
    expect(filas.getAllByText(enlace)).toHaveLength(2);
    expect(screen.getByRole('figure').textContent).toContain(
      'los de otro enlace, otra rama, otro alcance u otra versión del analizador solo están en la tabla',
    );
  });

  it('names the origin of earlier results while it runs and after it failed', async () => {
    const enlace = 'https://gitlab.com/ana/antigua';
    entrar(situacion({ estado: 'fallido', motivo: 'No responde.', enlace }));
    expect((await panel('El último análisis falló')).getByText(/Estos resultados son de/)).toBeDefined();
    cleanup();
    entrar(situacion({ ...corriendo, fecha: '2026-11-21T10:00:00Z', enlace }));
    expect((await panel('Análisis en curso')).getByText(/Estos resultados son de/).textContent).toMatch(
      /tienda\.$/,
    );
  });

  it('is the only entry of its history, with a note', async () => {
    entrar(situacion({}));
    const historia = await panel('Historial de los análisis');
    expect(historia.getByText(/Este es el único análisis/)).toBeDefined();
    expect(historia.queryByRole('table')).toBeNull();
  });

  it('is listed with earlier ones of every outcome', async () => {
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
      .map(({ textContent }) => conEspaciosSimples(textContent));
    const fecha = '21 de noviembre de 2026.*';
    expect(filas).toEqual([
      expect.stringMatching(new RegExp(`^${fecha}Terminado88,50 %3f2a9c1rama main1 min 5 s$`)),
      expect.stringMatching(new RegExp(`^${fecha}Falló${motivo}——rama main12 s$`)),
      expect.stringMatching(new RegExp(`^${fecha}Terminado85,26 %3f2a9c1rama main12 s$`)),
    ]);
    expect(screen.getByRole('figure').textContent).toContain('Grado de mantenibilidad en cada análisis');
  });
});
