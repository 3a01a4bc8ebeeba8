import { describe, expect, it } from 'vitest';

import { setUp, rechazo } from './testing/service.ts';

const withVersion = (version: string) => ({
  'system/status': { body: { id: 'ID-1', version, status: 'UP' } },
});

describe('the identity of the service', () => {
  it('is its id, and the organization on Cloud', async () => {
    const { escaneo } = await setUp();
    expect(await escaneo.identity()).toBe('sonarqube:ID-1');
    const cloud = await setUp({}, { organizacion: 'nuestra' });
    expect(await cloud.escaneo.identity()).toBe('sonarqube:ID-1:nuestra');
  });

  it('is requested without the token', async () => {
    const { escaneo, server } = await setUp();
    await escaneo.identity();
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it('is requested again after a minute: another service may have the same address', async () => {
    let at = new Date('2026-01-01T00:00:00Z');
    const { escaneo, server } = await setUp({}, { now: () => at });
    await escaneo.identity();
    at = new Date('2026-01-01T00:00:59Z');
    await escaneo.identity();
    expect(server.received).toHaveLength(1);
    at = new Date('2026-01-01T00:01:00Z');
    await escaneo.identity();
    expect(server.received).toHaveLength(2);
  });

  it.each(['STARTING', 'DB_MIGRATION_NEEDED'])('is unknown while the service is %s', async (status) => {
    const { escaneo } = await setUp({
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
  ])('has the form that version %s accepts (organization: %s)', async (version, organizacion, escrito) => {
    const { escaneo, server } = await setUp(withVersion(version), { organizacion });
    await escaneo.exists('uno');
    expect(server.received.at(-1)?.authorization).toBe(escrito);
  });

  it('is valid when a Server accepts it, and invalid otherwise', async () => {
    expect(await (await setUp()).escaneo.validate()).toBe(true);
    const no = await setUp({ 'authentication/validate': { body: { valid: false } } });
    expect(await no.escaneo.validate()).toBe(false);
    expect(no.server.requestLines()).not.toContain('GET /api/organizations/search');
  });

  it.each([
    ['200', { body: { organizations: [] } }, true],
    ['401', { status: 401 }, false],
    ['403, as for a token of the organization', rechazo(403, 'Insufficient privileges'), true],
    ['404, as without this path', rechazo(404, 'Unknown url : /api/organizations/search'), true],
  ])(
    'is checked on Cloud, where anonymous requests are valid, by an answer of %s',
    async (_caso, answer, valido) => {
      const { escaneo, server } = await setUp(
        { 'organizations/search': answer },
        { organizacion: 'nuestra' },
      );
      expect(await escaneo.validate()).toBe(valido);
      expect(server.requestLines()).toEqual([
        'GET /api/authentication/validate',
        'GET /api/organizations/search?member=true&organizations=nuestra',
      ]);
    },
  );

  it('is not valid on Cloud without an answer that confirms it', async () => {
    const { escaneo } = await setUp({ 'organizations/search': { status: 500 } }, { organizacion: 'nuestra' });
    await expect(escaneo.validate()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
  });
});
