import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';

const manifest = { path: 'package.json', text: '{ "dependencies": { "react": "^19.0.0" } }' };

/** The messages of a rule for a component, in the order of the text. */
const messagesOf = (key: string, text: string) =>
  (findInScripts([{ path: 'a.jsx', text }, manifest]).get('a.jsx') ?? [])
    .filter(({ rule }) => rule === `javascript:${key}`)
    .map(({ message }) => message);

describe('messages on accessible JSX name the element, the attribute and the role', () => {
  it.each([
    [
      'S6793',
      '<a href="/" aria-expanded="si">a</a>;',
      'Corrija el valor de «aria-expanded»: no es de los que',
    ],
    ['S6807', '<div role="combobox" tabIndex={0} />;', 'rol «combobox»: «aria-controls», «aria-expanded».'],
    ['S6811', '<ul aria-checked={true} />;', 'Quite «aria-checked»: el rol que tiene «ul» no lo admite.'],
    ['S6819', '<div role="navigation" />;', 'vez de «role="navigation"». La que corresponde es: «<nav>».'],
    ['S6821', '<div role="boton" />;', 'no sea abstracto en vez de «boton».'],
    ['S6822', '<button role="button" />;', 'Quite «role="button"»: «button» ya tiene ese rol.'],
    ['S6824', '<meta aria-hidden="true" />;', 'Quite «aria-hidden» de «meta»'],
    ['S6824', '<meta role="none" />;', 'Quite «role» de «meta»'],
    ['S6840', '<input autoComplete="correo" />;', 'Corrija «autoComplete="correo"»'],
    ['S6842', '<li role="button" />;', 'dar a «li» el rol «button».'],
    ['S6848', '<div onClick={a} />;', 'Use «button» en vez de «div»'],
    ['S6747', '<div aria-foo="a" />;', 'Corrija el nombre de «aria-foo»'],
  ])('%s of %s', (key, text, part) => {
    expect(messagesOf(key, text)).toEqual([expect.stringContaining(part)]);
  });
});

describe('messages on properties name them', () => {
  it.each([
    ['<p class="a" />;', 'Escriba «className», como React, en vez de «class».'],
    ['<p download="a" />;', 'Quite la propiedad «download»: «p» no la admite.'],
    ['<p precio="1" />;', 'Quite la propiedad «precio» o corrija su nombre: React no la conoce.'],
  ])('S6747 of %s', (text, message) => {
    expect(messagesOf('S6747', text)).toEqual([message]);
  });

  it('S6774 names the property without the member that is read from it', () => {
    expect(messagesOf('S6774', 'export const A = ({ b }) => <i>{b.map(String)}</i>;')).toEqual([
      'Declare el tipo de la propiedad «b» de este componente.',
      'Declare el tipo de la propiedad «b» de este componente.',
    ]);
  });
});
