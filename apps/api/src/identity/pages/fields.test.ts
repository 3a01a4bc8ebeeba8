import { describe, expect, it } from 'vitest';

import { errorSummary, field } from './fields.ts';

const usuario = { campo: 'usuario', mensaje: 'Escriba su usuario.' };
const clave = { campo: 'clave', mensaje: 'Escriba su contraseña.' };
const campo = (fallos: Parameters<typeof errorSummary>[0]) =>
  field({ id: 'usuario', label: 'Usuario', autocomplete: 'username', fallos }).markup;

describe('a refused form', () => {
  it('has no summary for a single reason: its field takes the focus and announces it', () => {
    expect(errorSummary([])).toBeNull();
    expect(errorSummary([usuario])).toBeNull();
    expect(campo([usuario])).toMatch(/role="alert"\s*>Escriba su usuario\./u);
    expect(campo([usuario])).toContain('autofocus');
  });

  it('names several reasons in a summary, which alone takes the focus', () => {
    const resumen = errorSummary([usuario, clave])?.markup;
    expect(resumen).toContain('<a href="#usuario">Escriba su usuario.</a>');
    expect(resumen).toContain('<a href="#clave">Escriba su contraseña.</a>');
    expect(campo([usuario, clave])).toContain('Escriba su usuario.');
    expect(campo([usuario, clave])).not.toMatch(/autofocus|role="alert"/u);
  });
});
