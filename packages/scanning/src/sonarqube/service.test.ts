import { describe, expect, it } from 'vitest';

import { preparar, rechazo } from './testing/service.ts';

const conVersion = (version: string) => ({
  'system/status': { body: { id: 'ID-1', version, status: 'UP' } },
});

describe('who the service is', () => {
  it('is told by its id, and by the organization on Cloud', async () => {
    const { escaneo } = await preparar();
    expect(await escaneo.identity()).toBe('sonarqube:ID-1');
    const cloud = await preparar({}, { organizacion: 'nuestra' });
    expect(await cloud.escaneo.identity()).toBe('sonarqube:ID-1:nuestra');
  });

  it('is asked without the token', async () => {
    const { escaneo, servidor } = await preparar();
    await escaneo.identity();
    expect(servidor.received.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it('is asked again after a minute: another one may stand behind the same address', async () => {
    let at = new Date('2026-01-01T00:00:00Z');
    const { escaneo, servidor } = await preparar({}, { now: () => at });
    await escaneo.identity();
    at = new Date('2026-01-01T00:00:59Z');
    await escaneo.identity();
    expect(servidor.received).toHaveLength(1);
    at = new Date('2026-01-01T00:01:00Z');
    await escaneo.identity();
    expect(servidor.received).toHaveLength(2);
  });

  it.each(['STARTING', 'DB_MIGRATION_NEEDED'])('is not known while it is %s', async (status) => {
    const { escaneo } = await preparar({
      'system/status': { body: { id: 'ID-1', version: '10.7', status } },
    });
    await expect(escaneo.identity()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    await expect(escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
  });
});

describe('the token', () => {
  const basic = `Basic ${Buffer.from('el-token:').toString('base64')}`;
  it.each([
    ['9.9.8.100196', null, basic],
    ['10.0.0.68432', null, 'Bearer el-token'],
    ['2025.4.1.111', null, 'Bearer el-token'],
    ['25.1.0.102122', null, 'Bearer el-token'],
    ['sin número', null, 'Bearer el-token'],
    ['8.0.0.60000', 'nuestra', 'Bearer el-token'],
  ])('is written as version %s takes it (organization: %s)', async (version, organizacion, escrito) => {
    const { escaneo, servidor } = await preparar(conVersion(version), { organizacion });
    await escaneo.exists('uno');
    expect(servidor.received.at(-1)?.authorization).toBe(escrito);
  });

  it('is accepted when a Server says so, and refused when it does not', async () => {
    expect(await (await preparar()).escaneo.validate()).toBe(true);
    const no = await preparar({ 'authentication/validate': { body: { valid: false } } });
    expect(await no.escaneo.validate()).toBe(false);
    expect(no.servidor.lines()).not.toContain('GET /api/organizations/search');
  });

  it.each([
    ['200', { body: { organizations: [] } }, true],
    ['401, whatever it calls valid', { status: 401 }, false],
    ['403, which a token of the organization gets', rechazo(403, 'Insufficient privileges'), true],
    ['404, where that question is gone', rechazo(404, 'Unknown url : /api/organizations/search'), true],
  ])(
    'on Cloud, which calls nobody valid too, is judged by an answer of %s',
    async (_caso, answer, valido) => {
      const { escaneo, servidor } = await preparar(
        { 'organizations/search': answer },
        { organizacion: 'nuestra' },
      );
      expect(await escaneo.validate()).toBe(valido);
      expect(servidor.lines()).toEqual([
        'GET /api/authentication/validate',
        'GET /api/organizations/search?member=true&organizations=nuestra',
      ]);
    },
  );

  it('on Cloud is not called good while nobody says so', async () => {
    const { escaneo } = await preparar(
      { 'organizations/search': { status: 500 } },
      { organizacion: 'nuestra' },
    );
    await expect(escaneo.validate()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
  });
});
