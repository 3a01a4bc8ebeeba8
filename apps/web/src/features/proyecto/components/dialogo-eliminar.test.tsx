import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import {
  conRed,
  enEspera,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../testing/montar.tsx';
import { listarProyectosQuery } from '../api/listar-proyectos.ts';
import { ProyectosPropios } from './proyectos-propios.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const proyecto = (n: number, nombre: string) => ({
  _id: uid(n),
  nombre,
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: `clave-${n}`,
  analisis: null,
  analisisEnCurso: false,
  fallo: null,
  prueba: null,
  borradores: [],
});
const lista = 'GET /proyectos/persona/sub-ana';
const eliminar = (n: number) => `DELETE /proyectos/${uid(n)}`;
const leerUsos = (n: number) => `GET /proyectos/${uid(n)}/usos`;
const usos = { pruebas: 2, borradores: 0, analisis: 1, acciones: 0, marcas: 0, pasados: 0, entregas: [] };

function Propios() {
  return <ProyectosPropios consulta={useQuery(listarProyectosQuery('sub-ana'))} />;
}

function abrir(respuestas: Respuestas = {}) {
  const pedidas = conRed({
    [lista]: [proyecto(1, 'Tienda'), proyecto(2, 'Banco')],
    [leerUsos(1)]: usos,
    [leerUsos(2)]: usos,
    ...respuestas,
  });
  montar(<Propios />);
  return pedidas;
}
async function pedirEliminar(nombre: string): Promise<void> {
  const mas = await screen.findByRole('button', { name: `Más acciones de ${nombre}` });
  if (mas.getAttribute('aria-expanded') === 'false') await userEvent.click(mas);
  await userEvent.click(screen.getByRole('button', { name: `Eliminar ${nombre}` }));
}
const dialogo = () => within(screen.getByRole('dialog'));
const enDialogo = (name: string) => userEvent.click(dialogo().getByRole('button', { name }));

describe('the deletion of a project', () => {
  it('names the copy of a scanning service, which stays', async () => {
    Object.assign(config, { escaneo: 'sonarqube' });
    abrir();
    await pedirEliminar('Tienda');
    await screen.findByText(/^La copia que tenga el servicio de análisis no se elimina\. Esta/);
  });

  it('reads its uses only once the dialog is open, and names them', async () => {
    const pedidas = abrir();
    await screen.findByRole('button', { name: 'Más acciones de Tienda' });
    expect(pedidas).toEqual([lista]);
    await pedirEliminar('Tienda');
    expect(
      await dialogo().findByText('Con él se eliminarán 2 pruebas guardadas y 1 análisis.'),
    ).toBeDefined();
    expect(dialogo().getByText('Esta acción no se puede deshacer.')).toBeDefined();
  });

  it.each<[string, unknown, string]>([
    ['loading', sinContestar, 'Averiguando qué se eliminará con él…'],
    [
      'offline',
      sinRed,
      'Se eliminarán también sus pruebas, borradores y análisis; no se pudo averiguar cuántos hay.',
    ],
    [
      'without any',
      { pruebas: 0, borradores: 0, analisis: 0, acciones: 0, marcas: 0, pasados: 0, entregas: [] },
      'No tiene pruebas, borradores ni análisis.',
    ],
  ])('shows its uses %s', async (_estado, respuesta, texto) => {
    abrir({ [leerUsos(1)]: respuesta });
    await pedirEliminar('Tienda');
    expect(await dialogo().findByText(texto)).toBeDefined();
  });

  it('is sent on confirmation alone, closes the dialog and reads the list again', async () => {
    const pedidas = abrir({ [eliminar(1)]: new Estado(204, '') });
    await pedirEliminar('Tienda');
    await enDialogo('Cancelar');
    expect(pedidas).not.toContain(eliminar(1));
    await pedirEliminar('Tienda');
    await enDialogo('Eliminar');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Se eliminó el proyecto «.?Tienda.?»\.$/u,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pedidas.filter((pedida) => pedida === lista)).toHaveLength(2);
  });

  it('keeps the dialog, with the reason, when it fails', async () => {
    abrir({ [eliminar(1)]: new Estado(409, { codigo: 'conflicto', mensaje: 'Hay un análisis en curso.' }) });
    await pedirEliminar('Tienda');
    await enDialogo('Eliminar');
    expect(
      await screen.findByText('No se pudo eliminar el proyecto. Hay un análisis en curso.'),
    ).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByText(/Se eliminó/)).toBeNull();
  });

  it('leaves the dialog of another project open when it ends late', async () => {
    const { respuesta, contestar } = enEspera();
    abrir({ [eliminar(1)]: respuesta });
    await pedirEliminar('Tienda');
    await enDialogo('Eliminar');
    await enDialogo('Cancelar');
    await pedirEliminar('Banco');
    contestar(new Estado(204, ''));
    await screen.findByText(/^Se eliminó el proyecto/);
    expect(screen.getByRole('dialog').textContent).toContain('Banco');
  });
});
