import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  abrir,
  caso,
  conMedidas,
  enEstado,
  id,
  conEspaciosSimples,
  proyecto,
  rechazo,
  rutas,
} from './analisis.fixture.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

/** Panel with this heading. */
async function panel(titulo: string) {
  const elemento = (await screen.findByRole('heading', { name: titulo })).parentElement;
  if (!elemento) throw new Error('no panel');
  return { dentro: within(elemento), texto: conEspaciosSimples(elemento.textContent) };
}
const botones = async (titulo: string) =>
  (await panel(titulo)).dentro.queryAllByRole('button').map(({ textContent }) => textContent);
const informacion = async () =>
  within(await screen.findByRole('region', { name: 'Información del proyecto' }));
const sinToken = { ...proyecto, githubtoken: undefined, propietario: { nombre: 'Ana', usuario: null } };

describe('a service that fails', () => {
  it.each([
    ['servicio-inaccesible', 'El servicio de análisis no responde'],
    ['servicio-ocupado', 'El servicio de análisis está ocupado'],
    ['token-rechazado', 'El servicio de análisis rechaza las credenciales'],
    ['respuesta-invalida', 'La respuesta no se entiende'],
  ])('%s is reported at sign-in while the project stays visible', async (codigo, titulo) => {
    const { pedidas, fuera } = abrir({ respuestas: { [rutas.conexion]: rechazo(503, codigo) } });
    expect(await botones(titulo)).toEqual(['Reintentar']);
    expect((await informacion()).getByText(proyecto.nombre)).toBeDefined();
    expect(pedidas.filter((p) => p === rutas.conexion)).toHaveLength(1);
    expect(pedidas).not.toContain(rutas.medidas);
    expect(fuera).not.toHaveBeenCalled();
    expect(screen.queryByText(/sin medida|No hay medidas/)).toBeNull();
  });

  it('refuses the credentials: sign-in answers false', async () => {
    const { pedidas } = abrir({ respuestas: { [rutas.conexion]: false } });
    expect((await panel('El servicio de análisis rechaza las credenciales')).texto).toContain(
      'Avise a quien administra esta instalación',
    );
    expect((await informacion()).getByText(proyecto.nombre)).toBeDefined();
    expect(pedidas.filter((p) => /analisis|metrics|measures|issues/.test(p))).toEqual([]);
  });

  it.each([rutas.estado, rutas.claves, rutas.medidas])(
    'fails at %s; earlier steps keep their results',
    async (ruta) => {
      abrir({ respuestas: { [ruta]: rechazo(503, 'servicio-inaccesible') } });
      await panel('El servicio de análisis no responde');
      expect(screen.queryByRole('table')).toBeNull();
      expect((await informacion()).getByText(proyecto.nombre)).toBeDefined();
    },
  );

  it('is retried on request and then shows the measures', async () => {
    const { enRed } = abrir({ respuestas: { [rutas.conexion]: rechazo(503, 'servicio-inaccesible') } });
    const { dentro } = await panel('El servicio de análisis no responde');
    Object.assign(enRed, { [rutas.conexion]: true });
    await userEvent.click(dentro.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('heading', { name: 'El servicio de análisis no responde' })).toBeNull();
  });

  it('keeps the figures when a refresh fails, with a notice that they are old', async () => {
    const { enRed } = abrir();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByText(/No se pudo actualizar/)).toBeNull();
    Object.assign(enRed, { [rutas.conexion]: rechazo(503, 'servicio-inaccesible') });
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText(/No se pudo actualizar: No se pudo contactar con el servicio/);
    expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
  });

  it('reports that the project could not be loaded, without any figure', async () => {
    abrir({ respuestas: { [rutas.proyecto]: rechazo(404, 'no-encontrado', 'No se encontró el proyecto.') } });
    await screen.findByText('No se pudo cargar');
    expect(screen.getByText('No se encontró el proyecto.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Información del proyecto' })).toBeNull();
  });
});

describe('the state of the analysis', () => {
  const sinPreparar = { [rutas.estado]: enEstado({ estado: 'sin-preparar', fecha: null, rama: null }) };
  const titulo = 'El proyecto no está preparado en el servicio de análisis';

  it('offers to prepare the project with steps 1 and 3 to the owner', async () => {
    const crear = 'POST /sonarqube/proyectos/crear';
    const { pedidas, enRed } = abrir({
      respuestas: { ...sinPreparar, [crear]: { clave: 'tienda' }, 'POST /sonarqube/rename': {} },
    });
    const { dentro } = await panel(titulo);
    Object.assign(enRed, { [rutas.estado]: enEstado({ estado: 'sin-analisis', fecha: null }) });
    await userEvent.click(dentro.getByRole('button', { name: 'Preparar el proyecto en el servicio' }));
    await panel('Todavía no hay ningún análisis');
    expect(pedidas.filter((p) => p.startsWith('POST'))).toEqual([crear, 'POST /sonarqube/rename']);
    expect(screen.queryByRole('heading', { name: titulo })).toBeNull();
  });

  it('shows why the preparation failed and offers it again', async () => {
    abrir({
      respuestas: {
        ...sinPreparar,
        'POST /sonarqube/proyectos/crear': rechazo(503, 'servicio-inaccesible', 'El servicio no responde.'),
      },
    });
    const { dentro } = await panel(titulo);
    await userEvent.click(dentro.getByRole('button'));
    const aviso = await screen.findByText(/No se pudo preparar el proyecto/);
    expect(aviso.textContent).toContain('El servicio no responde.');
    expect(await botones(titulo)).toEqual(['Preparar el proyecto en el servicio']);
  });

  it('names the owner as the only one who may prepare the project', async () => {
    abrir({ respuestas: { ...sinPreparar, [rutas.proyecto]: sinToken } });
    expect((await panel(titulo)).texto).toContain('Solo puede prepararlo la persona');
    expect(await botones(titulo)).toEqual([]);
  });

  it('links the instructions before the first analysis', async () => {
    const { pedidas } = abrir({
      respuestas: { [rutas.estado]: enEstado({ estado: 'sin-analisis', fecha: null }) },
    });
    const { dentro } = await panel('Todavía no hay ningún análisis');
    expect(dentro.getByRole('link', { name: 'Ver las instrucciones' }).getAttribute('href')).toBe(
      `/sonarqube/instructions/${id}`,
    );
    expect(pedidas).not.toContain(rutas.medidas);
  });

  it('reports that the first analysis is running', async () => {
    abrir({ respuestas: { [rutas.estado]: enEstado({ estado: 'en-curso', fecha: null }) } });
    await panel('El análisis está en curso');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Todavía no hay ningún análisis' })).toBeNull();
  });

  it('shows earlier results while an analysis runs, and the new ones when it ends', async () => {
    const { pedidas, enRed } = abrir({ respuestas: { [rutas.estado]: enEstado({ estado: 'en-curso' }) } });
    await panel('Hay un análisis nuevo en curso');
    await screen.findByText('1 000');
    Object.assign(enRed, {
      [rutas.estado]: enEstado({ fecha: '2026-11-21T11:00:00Z' }),
      [rutas.medidas]: conMedidas({ ...caso, ncloc: '2000' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('2 000');
    expect(screen.queryByRole('heading', { name: 'Hay un análisis nuevo en curso' })).toBeNull();
    expect(pedidas).toContain(rutas.medidas);
  });

  it('shows the service’s reason for a failed analysis, with and without earlier results', async () => {
    const motivo = 'Task failed: out of memory';
    abrir({ respuestas: { [rutas.estado]: enEstado({ estado: 'fallido', fecha: null, motivo }) } });
    expect((await panel('El último análisis falló')).texto).toContain(`El servicio dice: «${motivo}»`);
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    abrir({ respuestas: { [rutas.estado]: enEstado({ estado: 'fallido', motivo: null }) } });
    expect((await panel('El último análisis falló')).texto).toContain('no dio ningún motivo');
    expect(await screen.findByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
  });

  it('names a branch other than the project’s and lets the owner correct it', async () => {
    const rename = 'POST /sonarqube/rename';
    const { enRed } = abrir({
      respuestas: { [rutas.estado]: enEstado({ rama: 'master' }), [rename]: {} },
    });
    const { dentro, texto } = await panel('La rama del servicio no es la del proyecto');
    expect(texto).toContain('«master»');
    Object.assign(enRed, { [rutas.estado]: enEstado({}) });
    await userEvent.click(dentro.getByRole('button', { name: 'Usar la rama «main» en el servicio' }));
    await waitFor(() => {
      expect(
        screen.queryByRole('heading', { name: 'La rama del servicio no es la del proyecto' }),
      ).toBeNull();
    });
  });

  it('offers the branch change to the owner only', async () => {
    abrir({ respuestas: { [rutas.estado]: enEstado({ rama: 'master' }), [rutas.proyecto]: sinToken } });
    expect(await botones('La rama del servicio no es la del proyecto')).toEqual([]);
  });
});

describe('a project without coverage', () => {
  it('gets the notice of how to send a report and that the metric counts lines to cover', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas({ ...caso, coverage: '0.0' }) } });
    const { texto } = await panel('No hay informe de cobertura');
    expect(texto).toContain('sonar.javascript.lcov.reportPaths=coverage/lcov.info');
    expect(texto).toContain('cuenta las líneas por cubrir');
    expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
  });

  it('gets no notice when a line is covered', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas({ ...caso, coverage: '61.5' }) } });
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByRole('heading', { name: 'No hay informe de cobertura' })).toBeNull();
  });
});

describe('the properties file', () => {
  it.each([
    ['El archivo sonar-project.properties no indica la clave', 'sonar.sources=src', 'Ver las instrucciones'],
    [
      'No se encontró el archivo sonar-project.properties',
      { status: 404, message: 'Not Found' },
      'Ver las instrucciones',
    ],
    [
      'La rama no existe en el repositorio',
      { status: 404, message: 'No commit found for the ref main' },
      'Editar el proyecto',
    ],
    [
      'El repositorio rechaza el token del proyecto',
      { status: 401, message: 'Bad credentials' },
      'Editar el proyecto',
    ],
  ] as const)(
    '«%s» is shown, and the analysis continues with the project’s key',
    async (titulo, archivo, accion) => {
      abrir({ archivo });
      const { dentro, texto } = await panel(titulo);
      expect(texto).toContain('con la clave del propio proyecto, tienda.');
      expect(await dentro.findByText(/^El análisis se muestra con la clave/)).toBeDefined();
      expect(dentro.getByRole('link', { name: accion })).toBeDefined();
      expect(await screen.findByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
    },
  );

  it('is reported in one line before the first analysis, and only the panel links the instructions', async () => {
    abrir({
      archivo: { status: 404, message: 'Not Found' },
      respuestas: { [rutas.estado]: enEstado({ estado: 'sin-analisis', fecha: null }) },
    });
    const { texto } = await panel('Todavía no hay ningún análisis');
    expect(texto).toContain('Ver las instrucciones');
    expect(screen.getByText(/^El análisis se busca con la clave del propio proyecto/)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Ver las instrucciones' })).toHaveLength(1);
  });

  it('is read again after the code host did not answer', async () => {
    const { fuera } = abrir({ archivo: { status: 500, message: 'Server Error' } });
    const { dentro } = await panel('No se pudo contactar con el servidor del repositorio');
    fuera.mockResolvedValue(
      new Response(JSON.stringify({ encoding: 'base64', content: btoa('sonar.projectKey=tienda') })),
    );
    await userEvent.click(dentro.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: /servidor del repositorio/ })).toBeNull();
    });
  });

  it('is refused with another project’s key: both are named and nothing of the other is requested', async () => {
    const { pedidas } = abrir({ archivo: 'sonar.projectKey=otra' });
    const { texto } = await panel('El archivo indica la clave de otro proyecto');
    expect(texto).toContain('indica la clave otra, pero la de este proyecto es tienda');
    expect(pedidas.filter((p) => /measures|issues/.test(p))).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is not read for another person’s project, with a notice', async () => {
    const { fuera } = abrir({ respuestas: { [rutas.proyecto]: sinToken } });
    await screen.findByText(/El proyecto es de otra persona y su token solo lo usa ella/);
    expect(fuera).not.toHaveBeenCalled();
    expect(await screen.findByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
  });

  it('is not requested from other hosts, so the token does not leave', async () => {
    const link = 'https://gitlab.com/ana/tienda';
    const { fuera } = abrir({ respuestas: { [rutas.proyecto]: { ...proyecto, link } } });
    await screen.findByText(/no consulta los archivos de los repositorios de gitlab\.com/);
    expect(fuera).not.toHaveBeenCalled();
  });

  it('shows no notice when its key matches', async () => {
    abrir();
    await screen.findByRole('table', { name: 'Métricas de calidad' });
    expect(screen.queryByText(/sonar-project\.properties/)).toBeNull();
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});
