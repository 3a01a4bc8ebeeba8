// seguridad: 63
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { abrirMenu } from '../support/sign-in.ts';

const mib = 2 ** 20;
const cuota = (usado: number, limite: number, estado: string) => ({ usado, limite, estado });
const persona = (usuario: string, nombre: string, proyectos: object) => ({
  _id: usuario,
  persona: { nombre, usuario },
  proyectos,
  bytesAnalisis: cuota(120.5 * mib, 300 * mib, 'libre'),
  bytesPruebas: cuota(3.2 * mib, 100 * mib, 'libre'),
});
const casiLlena = {
  disco: cuota(84.2, 90, 'aviso'),
  suma: {
    personas: 2,
    proyectos: 92,
    bytesAnalisis: 241 * mib,
    bytesPruebas: 6.4 * mib,
    cursos: 2,
    bytesCursos: 61.5 * mib,
  },
  cursos: [
    {
      _id: '01900000-0000-7000-8000-0000000000c1',
      nombre: 'Ingeniería de software, mantenimiento y evolución',
      bytes: 60 * mib,
    },
    { _id: '01900000-0000-7000-8000-0000000000c2', nombre: 'Calidad 2026', bytes: 1.5 * mib },
  ],
  personas: [
    persona('mfernandez', 'María Fernanda Fernández de la Cruz', cuota(50, 50, 'llena')),
    persona('lruiz', 'Luz Ruiz', cuota(42, 50, 'aviso')),
  ],
};
const propias = {
  disco: null,
  proyectos: cuota(44, 50, 'aviso'),
  bytesAnalisis: cuota(290 * mib, 300 * mib, 'aviso'),
  bytesPruebas: cuota(0, 100 * mib, 'libre'),
  proyecto: { pruebas: cuota(200, 200, 'llena'), borradores: cuota(17, 20, 'aviso') },
};

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('reads what the installation and each person use, and what is left', async ({ page, api, foto }) => {
    await api.crearProyecto(unico('Depósito'));
    await page.goto('lista_proyectos');
    await abrirMenu(page);
    await page.getByRole('link', { name: 'Espacio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Espacio' })).toBeVisible();
    const tabla = page.getByRole('table', { name: 'Uso por persona' });
    await expect(tabla.getByRole('row').nth(1)).toContainText('Quedan');
    await foto('espacio');
  });

  test('is warned of a disk and people near a limit, and sees an installation without projects', async ({
    page,
    foto,
  }) => {
    let respuesta: object = casiLlena;
    await page.route('**/api/cuotas', (ruta) => ruta.fulfill({ json: respuesta }));
    await page.goto('cuotas');
    await expect(page.getByRole('status').filter({ hasText: 'está al 84 %' })).toBeVisible();
    await expect(page.getByText('Sin sitio')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Uso por curso' }).getByRole('row')).toHaveCount(3);
    await foto('espacio-casi-lleno');
    const suma = { ...casiLlena.suma, personas: 0, proyectos: 0, cursos: 0, bytesCursos: 0 };
    respuesta = { disco: null, suma, personas: [], cursos: [] };
    await page.reload();
    await expect(page.getByText('Todavía nadie tiene proyectos.')).toBeVisible();
    await foto('espacio-vacio');
  });

  test('can repeat a load that failed', async ({ page, foto, esperar }) => {
    esperar(/status of 503/);
    const json = { codigo: 'no-disponible', mensaje: 'La base de datos no responde.' };
    await page.route('**/api/cuotas', (ruta) => ruta.fulfill({ status: 503, json }));
    await page.goto('cuotas');
    await expect(page.getByText('La base de datos no responde.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await foto('espacio-fallo');
  });
});

test('a person near a limit is warned beside what they create', async ({ page, api, foto }) => {
  const { _id } = await api.crearProyecto(unico('Almacén'));
  await page.route('**/api/cuotas/propias*', (ruta) => ruta.fulfill({ json: propias }));
  await page.goto('lista_proyectos');
  await expect(page.getByText(/^Tiene 44 de los 50 proyectos/)).toBeVisible();
  await foto('cuota-proyectos');
  await page.goto('crear_proyecto');
  await expect(page.getByText(/^Tiene 44 de los 50 proyectos/)).toBeVisible();
  await foto('cuota-crear-proyecto');
  await page.goto(`pruebas/${_id}`);
  await expect(page.getByText(/^Este proyecto tiene 200 de las 200 pruebas/)).toBeVisible();
  await expect(page.getByText(/^Este proyecto tiene 17 de los 20 borradores/)).toBeVisible();
  await foto('cuota-pruebas');
  await page.goto(`sonarqube/${_id}`);
  await expect(page.getByText(/^Los análisis de sus proyectos ocupan 290 MB/)).toBeVisible();
  await foto('cuota-analisis');
});
