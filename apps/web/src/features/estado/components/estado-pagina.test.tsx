import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { EstadoPagina } from './estado-pagina.tsx';

const mib = 2 ** 20;
const estado = {
  version: '1.0.0',
  servidor: { node: 'v24.1.0', desde: '2026-05-04T10:00:00.000Z' },
  partes: { baseDeDatos: 'bien', migraciones: 'bien', identidad: 'incorporado', escaneo: 'mal' },
  servicios: { identidad: null, escaneo: 'sonar.ejemplo.ec (facultad)' },
  baseDeDatos: { motor: 'pglite', version: '17.5', bytes: 40 * mib },
  respaldo: { fecha: '2026-05-04T03:00:00.000Z', bytes: 2 * mib },
  disco: { usado: 61.9, limite: 90, estado: 'libre' },
  cola: { esperan: 1, enCurso: 2, fallidos: 3 },
  correo: null,
  limites: {
    analisisPorHora: 10,
    analisisALaVez: 2,
    proyectos: 50,
    bytesAnalisis: 300 * mib,
    bytesPruebas: 100 * mib,
  },
};

function abrir(respuesta: unknown) {
  conRed({ 'GET /estado': respuesta });
  montar(<EstadoPagina />, { patron: '/estado', url: '/estado' });
}
const dato = async (nombre: string) =>
  ((await screen.findByText(nombre)).nextElementSibling?.textContent ?? '').replaceAll(/\s/gu, ' ');

describe('the state of the installation', () => {
  it('names version, database, backup, disk, queue, identity, scanner and limits', async () => {
    abrir(estado);
    expect(await dato('Versión')).toMatch(/^Mantenible 1\.0\.0, con Node\.js 24\.1\.0; en marcha desde el /u);
    expect(await dato('Base de datos')).toBe('Incorporada (PGlite) 17.5, 40 MB. Responde');
    expect(await dato('Último respaldo')).toMatch(/, 2 MB$/u);
    expect(await dato('Disco')).toBe('Al 61 %; desde el 90 % no se guarda nada más.');
    expect(await dato('Cola de análisis')).toBe('1 espera, 2 en curso; en el último día, 3 fallidos.');
    expect([await dato('Identidad'), await dato('Análisis del código')]).toEqual([
      'Incorporado',
      'sonar.ejemplo.ec (facultad). No responde',
    ]);
    expect(await dato('Límites')).toContain('50 proyectos, 300 MB de análisis');
  });

  it.each([
    ['aviso', 'Queda poco espacio.'],
    ['llena', 'No queda espacio: libere o añada.'],
  ])('shows a disk that is nearly or wholly full (%s)', async (situacion, texto) => {
    abrir({ ...estado, disco: { usado: 85, limite: 90, estado: situacion } });
    expect(await dato('Disco')).toBe(`Al 85 %; desde el 90 % no se guarda nada más. ${texto}`);
  });

  it('names the mail server, what waits, the last mail and the last failure', async () => {
    abrir(estado);
    expect(await dato('Correo')).toBe('No se envía: no hay un servidor de correo configurado (SMTP_HOST).');
    cleanup();
    const correo = { servidor: 'smtp.uni.es:587', personas: 1, esperan: 2, ultimo: null, fallo: null };
    abrir({ ...estado, correo });
    expect(await dato('Correo')).toBe(
      'Por smtp.uni.es:587, para 1 persona; 2 avisos esperan. Todavía no se envió ninguno.',
    );
    cleanup();
    const fecha = '2026-05-04T03:00:00.000Z';
    abrir({ ...estado, correo: { ...correo, ultimo: fecha, fallo: { motivo: 'No respondió.', fecha } } });
    expect(await dato('Correo')).toMatch(/ Último envío: .+2026.+\. Último fallo, .+: No respondió\.$/u);
  });

  it('names what another server does, and what has not happened yet', async () => {
    abrir({
      ...estado,
      partes: { ...estado.partes, migraciones: 'mal' },
      baseDeDatos: { ...estado.baseDeDatos, motor: 'postgres' },
      respaldo: null,
      disco: null,
      cola: null,
    });
    expect(await dato('Base de datos')).toContain('le faltan migraciones');
    expect(await dato('Último respaldo')).toBe('Lo hace quien administra PostgreSQL.');
    expect(await dato('Disco')).toMatch(/^No se mide aquí/u);
    expect(await dato('Cola de análisis')).toBe('Analiza un servicio externo.');
    abrir({ ...estado, respaldo: null });
    await screen.findByText(/^Todavía no hay ninguno/u);
  });

  it('shows that it loads, and a failed load as failed', async () => {
    abrir(sinContestar);
    await screen.findByText('Cargando...');
    abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('El servidor falló.');
  });
});
