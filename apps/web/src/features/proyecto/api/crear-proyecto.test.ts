import { describe, expect, it } from 'vitest';

import { conRed, Estado } from '../../../testing/montar.tsx';
import { crearProyecto, errorComunicacion, quedaUnPaso } from './crear-proyecto.ts';

const nuevo = {
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  githubtoken: 'ghp_1',
  idPersona: 'sub-ana',
};
const creado = { ...nuevo, _id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', clave: 'tienda' };
const pasos = ['POST /sonarqube/proyectos/crear', 'POST /proyectos', 'POST /sonarqube/rename'] as const;
const bien = { [pasos[0]]: { clave: 'tienda' }, [pasos[1]]: new Estado(201, creado), [pasos[2]]: {} };

describe('crearProyecto', () => {
  it('calls the three steps in order', async () => {
    const pedidas = conRed(bien);
    expect(await crearProyecto(nuevo, 'k1')).toMatchObject({ _id: creado._id });
    expect(pedidas).toEqual(pasos);
  });

  it.each([201, 204, 500, 503])(
    'stops with its message when the scanning service’s step answers %i',
    async (status) => {
      const pedidas = conRed({ ...bien, [pasos[0]]: new Estado(status, {}) });
      await expect(crearProyecto(nuevo, 'k1')).rejects.toThrow(errorComunicacion);
      expect(pedidas).toEqual([pasos[0]]);
    },
  );

  it('shows the server’s own reason when the person can correct it', async () => {
    const mensaje = 'Ya tiene un proyecto con ese nombre.';
    conRed({ ...bien, [pasos[0]]: new Estado(409, { codigo: 'conflicto', mensaje }) });
    await expect(crearProyecto(nuevo, 'k1')).rejects.toThrow(mensaje);
  });

  it('fails when the branch was not named', async () => {
    conRed({ ...bien, [pasos[2]]: new Estado(503, { codigo: 'no-disponible', mensaje: 'Sin servicio.' }) });
    await expect(crearProyecto(nuevo, 'k1')).rejects.toThrow(`Sin servicio. ${quedaUnPaso}`);
  });
});
