import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import type { Sincronia } from '../../borrador/sincronia.ts';
import { preguntaDe, respuestasDe } from '../../modelo/preguntas.fixture.ts';
import { AvisosPlan } from './avisos-plan.tsx';
import { BarraProgreso } from './barra-progreso.tsx';

const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();

describe('the progress', () => {
  function abrir(preguntas: number, respondidas: number, sincronia: Sincronia = { fase: 'guardado' }) {
    let siguiente = 0;
    const nombres = Array.from({ length: preguntas }, (_, i) => `p${i}`);
    montar(
      <BarraProgreso
        plan={{
          tipo: 'allMetricas',
          filas: [],
          omitidos: [],
          preguntas: [...nombres.map((nombre) => preguntaDe(nombre)), preguntaDe('sin-niveles', 'l1', [])],
        }}
        respuestas={respuestasDe(
          Object.fromEntries(nombres.slice(0, respondidas).map((nombre) => [`l1:${nombre}`, 1])),
        )}
        sincronia={sincronia}
        onSiguiente={() => (siguiente += 1)}
      />,
    );
    return { siguientes: () => siguiente };
  }
  const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente pendiente' });
  const barra = () => screen.getByRole('progressbar');

  it.each([
    [0, 0, '100', true],
    [1, 0, '0', false],
    [3, 1, '33', false],
    [2, 2, '100', true],
  ])('of %d questions with %d answers counts those with levels alone', async (total, hechas, valor, fin) => {
    const { siguientes } = abrir(total, hechas);
    const cuenta = `${hechas} de ${total} ${total === 1 ? 'respondida' : 'respondidas'}`;
    expect(screen.getByText(cuenta)).toBeDefined();
    expect(barra().getAttribute('aria-valuenow')).toBe(valor);
    expect(barra().getAttribute('aria-valuetext')).toBe(cuenta);
    expect([boton().disabled, boton().getAttribute('aria-disabled')]).toEqual([false, String(fin)]);
    await userEvent.click(boton());
    expect(siguientes()).toBe(fin ? 0 : 1);
  });

  it.each<[Sincronia, string]>([
    [{ fase: 'guardado' }, 'Guardado'],
    [{ fase: 'guardando' }, 'Guardando…'],
    [{ fase: 'sin-conexion', conservado: true }, 'Sin conexión: se guarda en este dispositivo'],
    [
      { fase: 'sin-conexion', conservado: false },
      'Sin conexión: los cambios siguen solo en esta página, no la cierre',
    ],
    [
      { fase: 'rechazado', conservado: true, motivo: 'El título es demasiado largo.' },
      'El servidor no lo aceptó: se guarda en este dispositivo. El título es demasiado largo.',
    ],
  ])('reports the place of the draft: %j', (sincronia, texto) => {
    abrir(1, 0, sincronia);
    expect(normal(screen.getByRole('status').textContent)).toBe(texto);
  });
});

describe('the notices before the first question', () => {
  const plan = { tipo: 'allMetricas', filas: [], preguntas: [], omitidos: [] } as const;
  const cambio = (n: number) => ({ pregunta: `¿Pregunta ${n}?`, motivo: 'pregunta-nueva' as const });
  const abrir = (props: Partial<Parameters<typeof AvisosPlan>[0]> = {}) =>
    montar(
      <AvisosPlan
        borrador={{ plan, cambios: [], intentos: null }}
        sobraron={false}
        cambiadas={null}
        {...props}
      />,
    );

  it('are absent where nothing has changed', () => {
    abrir();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [0, 'Se conserva lo que había respondido: revíselo.'],
    [
      1,
      'Revise sus respuestas: no se ha conservado 1 respuesta, porque su pregunta o su nivel ya no existe.',
    ],
    [
      2,
      'Revise sus respuestas: no se han conservado 2 respuestas, porque su pregunta o su nivel ya no existe.',
    ],
  ])('count %d lost answers, and take the focus', (perdidas, texto) => {
    abrir({ cambiadas: { perdidas } });
    const aviso = screen.getByRole('status');
    expect(normal(aviso.textContent)).toContain(texto);
    expect(document.activeElement).toBe(aviso);
  });

  it('name every skipped item, also two of the same name', () => {
    const omitidos = [
      { elemento: 'metrica', nombre: 'Acoplamiento', motivo: 'no tiene lista' },
      { elemento: 'subcaracteristica', nombre: 'Acoplamiento', motivo: 'no tiene métricas' },
    ] as const;
    abrir({ borrador: { plan: { ...plan, omitidos: [...omitidos] }, cambios: [], intentos: null } });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Métrica «Acoplamiento»: no tiene lista.',
      'Subcaracterística «Acoplamiento»: no tiene métricas.',
    ]);
  });

  it.each([
    [5, true],
    [6, false],
  ])('of a second attempt show %d changes, open: %s', (cuantos, abierto) => {
    const cambios = Array.from({ length: cuantos }, (_, n) => cambio(n));
    abrir({ borrador: { plan, cambios, intentos: 2 } });
    const detalle = screen.getByText(`Lo que cambió desde el primer intento (${cuantos})`).closest('details');
    expect(detalle?.open).toBe(abierto);
    expect(screen.getByText(/primer intento para que las revise/)).toBeDefined();
  });

  it('have no list for a second attempt without changes', () => {
    abrir({ borrador: { plan, cambios: [], intentos: 2 } });
    expect(screen.getByText('Segundo intento')).toBeDefined();
    expect(screen.queryByText(/Lo que cambió/)).toBeNull();
  });
});
