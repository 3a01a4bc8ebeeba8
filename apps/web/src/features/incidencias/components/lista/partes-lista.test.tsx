import type { Incidencia } from '@mantenible/domain/escaneo';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../../lib/incidencia/indice.ts';
import type { Severidad } from '../../../../lib/incidencia/severidad.ts';
import { montar } from '../../../../testing/montar.tsx';
import { estadoInicial } from '../incidencias/estado-lista.ts';
import { seleccionar } from './filtrar.ts';
import { FiltroSeveridad } from './filtro-severidad.tsx';
import { Resumen } from './resumen.tsx';

const seleccionDe = (incidencias: readonly Incidencia[]) =>
  seleccionar(indexar(incidencias), estadoInicial, null);
const normal = (texto: string) => texto.replace(/\s+/gu, ' ').trim();

describe('the summary of the list', () => {
  const con = (...tiempos: readonly (string | null)[]) =>
    tiempos.map((tiempo_estimado) => incidencia({ tiempo_estimado }));

  it.each<[readonly (string | null)[], number, string]>([
    [[], 0, '0 de 0 incidencias'],
    [['5min'], 1, '1 de 1 incidencia · Tiempo estimado en total: 5 min'],
    [['0min'], 2, '1 de 2 incidencias · Tiempo estimado en total: 0 min'],
    [['7h', '59min'], 2, '2 de 2 incidencias · Tiempo estimado en total: 7 h 59 min'],
    [['7h', '1h'], 2, '2 de 2 incidencias · Tiempo estimado en total: 1 d (días de 8 horas)'],
    [[null], 1, '1 de 1 incidencia · 1 sin estimación'],
    [['5min', null, 'pronto'], 3, '3 de 3 incidencias · Tiempo estimado en total: 5 min · 2 sin estimación'],
  ])('of efforts %j among %d issues', (tiempos, total, texto) => {
    montar(<Resumen seleccion={seleccionDe(con(...tiempos))} total={total} />);
    expect(normal(screen.getByRole('status').textContent)).toBe(texto);
  });
});

describe('the filter of severities', () => {
  function abrir(incidencias: readonly Incidencia[], inicial: readonly Severidad[] = []) {
    const elegidas: (readonly Severidad[])[] = [];
    function Prueba() {
      const [actuales, setActuales] = useState(inicial);
      return (
        <FiltroSeveridad
          severidades={['BLOCKER', 'MAJOR']}
          elegidas={actuales}
          conteos={seleccionDe(incidencias).conteos}
          onCambio={(nuevas) => {
            elegidas.push(nuevas);
            setActuales(nuevas);
          }}
        />
      );
    }
    montar(<Prueba />);
    return elegidas;
  }
  const boton = (nombre: RegExp) => screen.getByRole('button', { name: nombre });

  it('counts the issues of each, with the noun in agreement for a screen reader', () => {
    abrir([incidencia(), incidencia({ severidad: 'BLOCKER' }), incidencia()]);
    expect(screen.getAllByRole('button').map(({ textContent }) => normal(textContent))).toEqual([
      'Bloqueante1incidencia',
      'Mayor2incidencias',
    ]);
  });

  it('adds and removes one severity by keyboard, and shows which ones are pressed', async () => {
    const elegidas = abrir([incidencia()]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(boton(/^Bloqueante/).getAttribute('aria-pressed')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(boton(/^Bloqueante/));
    expect(elegidas).toEqual([['BLOCKER'], ['BLOCKER', 'MAJOR'], ['MAJOR']]);
    expect(boton(/^Bloqueante/).getAttribute('aria-pressed')).toBe('false');
  });
});
