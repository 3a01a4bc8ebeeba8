import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { config } from '../../../lib/config.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { CuentasDeClase } from './cuentas-de-clase.tsx';

const curso = { _id: '0198a3c0-0000-7000-8000-000000000001', nombre: 'Calidad' };
const leer = `GET /cursos/${curso._id}/cuentas`;
const desactivar = `POST /cursos/${curso._id}/cuentas/desactivar`;
const eliminar = `POST /cursos/${curso._id}/cuentas/eliminar`;
const persona = (nombre: string, mas: object = {}) => ({
  sub: `sub-${nombre}`,
  nombre,
  usuario: nombre,
  activa: true,
  motivo: null,
  otroCurso: null,
  ...mas,
});
const nada = {
  proyectosBorrados: 0,
  borradores: 0,
  equipos: 0,
  invitaciones: 0,
  cursos: 2,
  cursosSinDocente: 0,
  frases: 0,
  avisos: 0,
  cuenta: 2,
  proyectosCedidos: 0,
  pruebasAnonimas: 0,
  analisisAnonimos: 0,
  accionesAnonimas: 0,
  marcasAnonimas: 0,
  entregadosAnonimos: 3,
  filasDeClaseAnonimas: 0,
  comentariosAnonimos: 0,
  correccionesAnonimas: 0,
  papeleraAnonima: 0,
  apuntesAnonimos: 0,
};
const clase = {
  personas: [
    persona('ana'),
    persona('beto', { activa: false }),
    persona('eva', { motivo: 'otro-curso', otroCurso: 'Otro curso' }),
    persona('dora', { motivo: 'docente' }),
  ],
  sinUnirse: 1,
  cuenta: nada,
};

beforeEach(() => {
  conPersona('sub-admin');
});

function abrir(respuestas: Readonly<Record<string, unknown>> = {}): string[] {
  const pedidas = conRed({ [leer]: clase, ...respuestas });
  montar(<CuentasDeClase curso={curso} />);
  return pedidas;
}
const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogo = () => within(screen.getByRole('dialog'));
const nombres = () =>
  within(dialogo().getByRole('region', { name: 'Personas' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the accounts of a class', () => {
  test('state who stays as they are, and why', async () => {
    abrir();
    const quedan = within(await screen.findByRole('region', { name: 'Quedan como están' }));
    expect(quedan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'eva: está en otro curso abierto o en su lista («Otro curso»)',
      'dora: es docente',
    ]);
    expect(
      screen.getByText(
        '2 de 4 personas de la clase, 1 cuenta activa. 1 persona de la lista de clase no se unió al curso: su cuenta no cambia.',
      ),
    ).toBeDefined();
  });

  test('are deactivated after a dialog that names the active ones, in as many calls as needed', async () => {
    const peticiones = conPeticiones();
    const partes = new EnOrden({ hechas: 1, omitidas: 0, quedan: 1 }, { hechas: 0, omitidas: 1, quedan: 0 });
    const personas = [persona('ana'), persona('luz'), persona('beto', { activa: false })];
    abrir({ [leer]: { ...clase, personas }, [desactivar]: partes });
    await pulsar('Desactivar las cuentas de la clase');
    expect(nombres()).toEqual(['ana (ana)', 'luz (luz)']);
    expect(dialogo().getByText(/pueden? activarse de nuevo|puede activarse/)).toBeDefined();
    await userEvent.click(dialogo().getByRole('button', { name: 'Desactivar 2 cuentas' }));
    expect(await screen.findByText('Cuentas desactivadas: 1. 1 quedó sin cambios.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(peticiones.filter(({ pedida }) => pedida === desactivar).map(({ cuerpo }) => cuerpo)).toEqual([
      { personas: ['sub-ana', 'sub-luz'] },
      { personas: ['sub-luz'] },
    ]);
  });

  test('count those who are left while calls follow one another', async () => {
    const personas = [persona('ana'), persona('luz')];
    const partes = new EnOrden({ hechas: 1, omitidas: 0, quedan: 1 }, sinContestar);
    abrir({ [leer]: { ...clase, personas, sinUnirse: 0 }, [desactivar]: partes });
    expect(await screen.findByText('2 personas de la clase, 2 cuentas activas.')).toBeDefined();
    await pulsar('Desactivar las cuentas de la clase');
    await userEvent.click(dialogo().getByRole('button', { name: 'Desactivar 2 cuentas' }));
    expect(await dialogo().findByText('Falta 1 persona…')).toBeDefined();
  });

  test('are erased after a dialog that counts what goes and what stays', async () => {
    abrir({ [eliminar]: { hechas: 2, omitidas: 0, quedan: 0 } });
    await pulsar('Eliminar a las personas de la clase');
    expect(nombres()).toEqual(['ana (ana)', 'beto (beto)']);
    expect(dialogo().getByText('2 cuentas, con sus nombres y correos')).toBeDefined();
    expect(dialogo().getByText('3 entregas de cursos, con sus notas')).toBeDefined();
    await userEvent.click(dialogo().getByRole('button', { name: 'Eliminar a 2 personas' }));
    expect(await screen.findByText('Personas eliminadas: 2.')).toBeDefined();
  });

  test('keep the reason of a failure in view; the list is read again', async () => {
    const pedidas = abrir({ [eliminar]: new Estado(500, { codigo: 'x', mensaje: 'Fallo.' }) });
    await pulsar('Eliminar a las personas de la clase');
    await userEvent.click(dialogo().getByRole('button', { name: 'Eliminar a 2 personas' }));
    expect(
      await screen.findByText(/No se terminó con toda la clase.*continúa con quienes faltan/),
    ).toBeDefined();
    expect(pedidas.filter((una) => una === leer)).toHaveLength(2);
  });

  test.each([
    ['nobody', { ...clase, personas: [] }, 'Nadie se ha unido'],
    ['a failed load', new Estado(500, { codigo: 'x', mensaje: 'Fallo' }), 'No se pudo cargar'],
    ['an open load', sinContestar, 'Cargando...'],
  ])('with %s offer nothing', async (_que, respuesta, texto) => {
    abrir({ [leer]: respuesta });
    expect(await screen.findByText(texto, { exact: false })).toBeDefined();
    expect(screen.queryByRole('button', { name: /de la clase/ })).toBeNull();
  });

  test('of an external provider are not ours: the page states where they are', () => {
    vi.spyOn(config, 'identidad', 'get').mockReturnValue({ ...config.identidad, incorporada: false });
    const pedidas = abrir();
    expect(screen.getByText(/proveedor de identidad externo/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Datos de una persona' })).toBeDefined();
    expect(pedidas).toEqual([]);
  });
});
