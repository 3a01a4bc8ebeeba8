import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { config } from '../../../../lib/config.ts';
import { enEspera, EnOrden, Estado, sinRed } from '../../../../testing/montar.tsx';
import {
  abrir,
  accion,
  lista,
  conEspaciosSimples,
  idProyecto,
  mejora,
  pregunta,
  pulsar,
  respuestasCon,
  regla,
  ruta,
  uid,
} from '../mejora.fixture.tsx';

const tres = [accion(1), accion(2), accion(3)];
const eliminar = (n: number) => `DELETE ${ruta}/acciones/${uid(n)}`;
const cambiar = `PUT ${ruta}/acciones/${uid(1)}`;
const borrada = new Estado(204, '');
const ida = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' });
const comprobada = {
  estado: 'verificada',
  commit: 'abcdef0123',
  fecha: '2026-11-20T10:00:00Z',
  motivo: null,
};

async function tarjeta(cambios: object) {
  abrir(respuestasCon(mejora({ acciones: [accion(1, cambios)] })));
  return within(await lista('Acciones')).getByRole('listitem');
}
const confirmar = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));

describe('the card of an action', () => {
  it.each([
    [{}, 'PendienteAcción propiaEsfuerzo: medio'],
    [{ estado: 'en-curso', esfuerzo: 'alto' }, 'En cursoAcción propiaEsfuerzo: alto'],
    [{ origen: regla }, 'PendienteRegla javascript:S1128Esfuerzo: medio'],
    [{ origen: { tipo: 'archivo', clave: 'src/a.js' } }, 'PendienteArchivoEsfuerzo: medio'],
    [{ origen: { tipo: 'duplicado', clave: 'huella' } }, 'PendienteGrupo duplicadoEsfuerzo: medio'],
    [{ responsable: 'Ana' }, 'PendienteAcción propiaEsfuerzo: medioResponsable: Ana'],
    [{ fecha: '2026-12-01' }, 'PendienteAcción propiaEsfuerzo: medioFecha: 1 de diciembre de 2026'],
    [{ verificacion: comprobada }, 'PendienteAcción propiaEsfuerzo: medioVerificado en el commit abcdef0'],
  ])('with %o states what is given, and no more', async (cambios, hechos) => {
    const { textContent } = await tarjeta(cambios);
    const [, sinTitulo] = conEspaciosSimples(textContent).split('Acción 1');
    expect(sinTitulo?.split(/Empezar|Marcar como hecha/)[0]).toBe(hechos);
  });

  it.each([
    ['Capas: de «Nunca» a «A veces»', 1],
    ['¿Hay capas?: pasar de «Nunca» a «A veces»', 0],
  ])('has the question of %j in %d closed details', async (texto, n) => {
    const fila = within(await tarjeta({ texto, origen: pregunta, pregunta: '¿Hay capas?' }));
    const resumenes = fila.queryAllByText('La pregunta');
    expect(resumenes).toHaveLength(n);
    for (const resumen of resumenes) {
      expect(resumen.closest('details')?.open).toBe(false);
      expect(resumen.closest('details')?.textContent).toBe('La pregunta¿Hay capas?');
    }
  });

  it('gives the day for machines too, whatever the time zone is', async () => {
    const fecha = within(await tarjeta({ fecha: '2027-01-01' })).getByText('1 de enero de 2027');
    expect(fecha.getAttribute('datetime')).toBe('2027-01-01');
  });

  it('isolates a name that is written from right to left', async () => {
    const texto = 'תיקון';
    const titulo = within(await tarjeta({ texto, responsable: texto })).getAllByText(texto);
    expect(titulo.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  });
});

describe('what will check a done action', () => {
  const sigue = { ...comprobada, estado: 'sigue', commit: null };
  const deArchivo = { tipo: 'archivo', clave: 'src/a.js' };
  const conPrueba = 'Se comprobará con la próxima prueba que haga esta pregunta.';
  const conAnalisis = 'Se comprobará con el próximo análisis.';
  it.each([
    [{ origen: pregunta }, conPrueba],
    [{ origen: pregunta, verificacion: sigue }, conPrueba],
    [{ origen: deArchivo }, conAnalisis],
    [{ origen: regla, verificacion: { ...sigue, commit: 'abc' } }, conAnalisis],
    [{ origen: pregunta, estado: 'en-curso' }, null],
    [{ origen: pregunta, verificacion: comprobada }, null],
    [{ origen: regla, verificacion: { ...comprobada, estado: 'sin-comprobar' } }, null],
    [{ origen: regla, deOtroEnlace: true }, null],
    [{}, null],
  ])('with %o', async (cambios, texto) => {
    const fila = within(await tarjeta({ estado: 'hecha', ...cambios }));
    expect(fila.queryByText(/^Se comprobará/)?.textContent ?? null).toBe(texto);
    const repetir = fila.queryAllByRole('link', { name: 'Repetir la prueba: Acción 1' });
    expect(repetir).toHaveLength(texto === conPrueba ? 1 : 0);
  });

  const { manual } = mejora();
  it.each([
    [{ tipo: 'allSubcaracteristicas' }, `/subcategoriesresponses/${idProyecto}`],
    [{ tipo: 'allMetricas' }, `/metricsresponse/${idProyecto}`],
    [{ tipo: 'singleMetrica' }, `/projectresponses/${idProyecto}`],
    [null, `/pruebas/${idProyecto}`],
  ])('leads to the test again (%j)', async (cambios, destino) => {
    const prueba = cambios && { ...manual.prueba, ...cambios };
    const acciones = [accion(1, { origen: pregunta, estado: 'hecha' })];
    abrir(respuestasCon(mejora({ acciones, manual: { ...manual, prueba } })));
    const enlace = await screen.findByRole('link', { name: 'Repetir la prueba: Acción 1' });
    expect(enlace.getAttribute('href')).toBe(destino);
  });

  it('stands for others without the way to it, and not at all of code with a scanning service', async () => {
    const acciones = [
      accion(1, { origen: pregunta, estado: 'hecha' }),
      accion(2, { origen: regla, estado: 'hecha' }),
    ];
    Object.assign(config, { escaneo: 'sonarqube' });
    abrir(respuestasCon(mejora({ acciones, puedeCambiar: false })));
    await lista('Acciones');
    expect(screen.getByText(conPrueba)).toBeDefined();
    expect(screen.queryByText(conAnalisis)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Repetir la prueba/ })).toBeNull();
  });
});

describe('a change of state', () => {
  it('is sent once for two presses, states the new state and moves the focus to the action', async () => {
    const { respuesta, contestar } = enEspera();
    const despues = mejora({ acciones: [accion(1, { estado: 'en-curso', version: 2 }), accion(2)] });
    const { enviados } = abrir(respuestasCon(new EnOrden(mejora(), despues), { [cambiar]: respuesta }));
    await lista('Acciones');
    await pulsar('Empezar: Acción 1');
    await pulsar('Marcar como hecha: Acción 1');
    contestar({});
    await screen.findByText('Acción guardada como «En curso».');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Empezar: Acción 1' })).toBeNull();
    });
    expect(enviados).toMatchObject([{ cuerpo: { estado: 'en-curso' }, version: '"1"' }]);
    expect(document.activeElement?.id).toBe(`accion-${uid(1)}`);
  });

  it('removes the alert of the attempt before it', async () => {
    abrir(respuestasCon(mejora(), { [cambiar]: new EnOrden(sinRed, {}) }));
    await lista('Acciones');
    await pulsar('Descartar: Acción 1');
    await screen.findByText(/^No se pudo cambiar la acción\. No hay conexión/);
    await pulsar('Descartar: Acción 1');
    await screen.findByText('Acción guardada como «Descartada».');
    expect(screen.queryByText(/^No se pudo cambiar la acción/)).toBeNull();
  });
});

describe('a deletion', () => {
  it.each([
    ['the next one', 1, `accion-${uid(2)}`],
    ['the one before the last', 3, `accion-${uid(2)}`],
  ])('moves the focus to %s', async (_caso, n, id) => {
    const quedan = mejora({ acciones: tres.filter((una) => una._id !== uid(n)) });
    abrir(respuestasCon(new EnOrden(mejora({ acciones: tres }), quedan), { [eliminar(n)]: borrada }));
    await lista('Acciones');
    await pulsar(`Eliminar: Acción ${n}`);
    await confirmar();
    await screen.findByText('Acción eliminada.');
    await waitFor(() => {
      expect(document.activeElement?.id).toBe(id);
    });
  });

  it('moves the focus to the heading, above the text of an empty list, when no action is left', async () => {
    const vacio = mejora({ acciones: [] });
    abrir(respuestasCon(new EnOrden(mejora({ acciones: [accion(1)] }), vacio), { [eliminar(1)]: borrada }));
    await lista('Acciones');
    await pulsar('Eliminar: Acción 1');
    await confirmar();
    await screen.findByText(/^El plan todavía no tiene acciones: añada alguna de las propuestas/);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Acciones' }));
    });
  });

  it('succeeds where another tab has made it already', async () => {
    const quedan = mejora({ acciones: [accion(2)] });
    abrir(respuestasCon(new EnOrden(mejora(), quedan), { [eliminar(1)]: ida }));
    await lista('Acciones');
    await pulsar('Eliminar: Acción 1');
    await confirmar();
    await screen.findByText('Acción eliminada.');
    expect(screen.queryByText(/No se pudo eliminar/)).toBeNull();
  });

  it('shows the reason, and keeps the action, when it fails', async () => {
    abrir(respuestasCon(mejora(), { [eliminar(1)]: sinRed }));
    await lista('Acciones');
    await pulsar('Eliminar: Acción 1');
    await confirmar();
    await screen.findByText(/^No se pudo eliminar la acción\. No hay conexión/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Eliminar: Acción 1' })).toBeDefined();
  });

  it('names the action and the way to close it, and is not sent when it is cancelled', async () => {
    const { pedidas } = abrir(respuestasCon(mejora(), { [eliminar(1)]: borrada }));
    await lista('Acciones');
    await pulsar('Eliminar: Acción 1');
    const dialogo = screen.getByRole('dialog', { name: '¿Eliminar la acción?' });
    expect(dialogo.textContent).toContain('Se eliminará Acción 1. Esta acción no se puede deshacer.');
    expect(dialogo.textContent).toContain('márquela como hecha o descártela');
    await userEvent.keyboard('{Escape}');
    expect(pedidas).not.toContain(eliminar(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eliminar: Acción 1' }));
  });
});
