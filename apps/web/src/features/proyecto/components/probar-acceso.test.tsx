import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conRed, enEspera, Estado, montar, sinRed } from '../../../testing/montar.tsx';
import type { Valores } from '../modelo/formulario.ts';
import { ProbarAcceso } from './probar-acceso.tsx';
import { usePruebaAcceso } from './use-prueba-acceso.ts';

const inicial: Valores = {
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  githubtoken: 'guardado',
};

const ruta = 'POST /proyectos/probar-acceso';

/** The check beside two fields; records the sent bodies. */
function abrir(respuesta: unknown, valores: Valores = inicial, proyectoId: string | null = null) {
  const pedidas = conRed({ [ruta]: respuesta });
  const enviados: unknown[] = [];
  const { adapter } = http.defaults;
  http.defaults.adapter = (config) => {
    if (typeof config.data === 'string') enviados.push(JSON.parse(config.data));
    if (typeof adapter !== 'function') throw new Error('the fake network is missing');
    return adapter(config);
  };
  function Prueba() {
    const [escritos, setEscritos] = useState(valores);
    const prueba = usePruebaAcceso({
      valores: escritos,
      inicial,
      proyectoId,
      escribiendo: true,
      guardando: false,
    });
    return (
      <>
        {(['nombre', 'link'] as const).map((campo) => (
          <input
            key={campo}
            aria-label={campo}
            value={escritos[campo]}
            onChange={({ currentTarget: { value } }) => {
              setEscritos({ ...escritos, [campo]: value });
            }}
          />
        ))}
        <ProbarAcceso ocupado={prueba.ocupado} resultado={prueba.resultado} onProbar={prueba.probar} />
      </>
    );
  }
  montar(<Prueba />);
  return { pedidas, enviados };
}

const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Probar acceso' });
const resultado = () => screen.getByRole('status').textContent.trim();
const bien = { correcto: true, mensaje: 'El enlace, la rama y el token son correctos.' };

describe('what is sent', () => {
  it.each<[string, Partial<Valores>, string | null, object]>([
    ['a typed token', { githubtoken: ' ghp_1 ' }, 'p1', { githubtoken: 'ghp_1' }],
    ['the stored token by its project, never as text', {}, 'p1', { proyectoId: 'p1' }],
    ['the typed token of a new project', {}, null, { githubtoken: 'guardado' }],
    ['no token where none is typed', { githubtoken: '  ' }, 'p1', {}],
  ])('is %s', async (_que, cambios, proyectoId, token) => {
    const { enviados } = abrir(bien, { ...inicial, link: ` ${inicial.link} `, ...cambios }, proyectoId);
    await userEvent.click(boton());
    await screen.findByText(bien.mensaje);
    expect(enviados).toEqual([{ link: inicial.link, branch: 'main', ...token }]);
  });

  it.each([
    ['https://gitlab.com/ana/tienda', { githubtoken: 'guardado' }],
    ['https://github.com/ana/otra', { proyectoId: 'p1' }],
  ])('is a token like the stored one, typed for %s', async (link, token) => {
    const { enviados } = abrir(bien, { ...inicial, link }, 'p1');
    await userEvent.click(boton());
    await screen.findByText(bien.mensaje);
    expect(enviados).toEqual([{ link, branch: 'main', ...token }]);
  });
});

describe('the result', () => {
  it.each<[string, unknown, string]>([
    ['success', bien, bien.mensaje],
    ['a wrong branch', { correcto: false, mensaje: 'La rama no existe.' }, 'La rama no existe.'],
    ['a refusal', new Estado(429, { codigo: 'limite', mensaje: 'Espere un minuto.' }), 'Espere un minuto.'],
    ['no connection', sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
  ])('of %s stands in the live region', async (_que, respuesta, texto) => {
    abrir(respuesta);
    expect(resultado()).toBe('');
    await userEvent.click(boton());
    await screen.findByText(texto);
    expect(resultado()).toBe(texto);
  });

  it('is removed when the link changes, and stays when the name does', async () => {
    abrir(bien);
    await userEvent.click(boton());
    await screen.findByText(bien.mensaje);
    await userEvent.type(screen.getByLabelText('nombre'), ' 2');
    expect(resultado()).toBe(bien.mensaje);
    await userEvent.type(screen.getByLabelText('link'), '-otra');
    expect(resultado()).toBe('');
  });

  it('is not shown for a link that was changed meanwhile', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(respuesta);
    await userEvent.click(boton());
    await userEvent.type(screen.getByLabelText('link'), '-otra');
    contestar(bien);
    await expect.poll(() => boton().getAttribute('aria-busy')).toBe('false');
    expect(resultado()).toBe('');
  });
});

it('is awaited: a second press sends nothing, and the button keeps the focus', async () => {
  const { respuesta, contestar } = enEspera();
  const { pedidas } = abrir(respuesta);
  await userEvent.click(boton());
  await userEvent.click(boton());
  expect([pedidas, boton().disabled]).toEqual([[ruta], false]);
  expect(document.activeElement).toBe(boton());
  contestar(bien);
  expect(await screen.findByText(bien.mensaje)).toBeDefined();
});
