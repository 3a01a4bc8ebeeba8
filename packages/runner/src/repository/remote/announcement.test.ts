// seguridad: 29, 30
import { describe, expect, it } from 'vitest';

import { parseAdvertisement } from './announcement.ts';

describe("git's advertisement", () => {
  const line = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text;
  const header = `${line('# service=git-upload-pack\n')}0000`;
  const oid = 'a'.repeat(40);
  const read = (text: string) => parseAdvertisement(Buffer.from(text, 'latin1'));

  it('names branches, not tags', () => {
    const body = `${header}${line(`${oid} HEAD\0multi_ack`)}${line(`${oid} refs/heads/a/b\n`)}${line(`${oid} refs/tags/v1\n`)}0000`;
    expect(read(body)).toEqual({ branches: new Map([['a/b', oid]]), principal: null });
  });

  it('names the main branch where it exists', () => {
    const con = (cabeza: string) =>
      read(
        `${header}${line(`${oid} HEAD\0thin-pack symref=HEAD:${cabeza} agent=git/2`)}${line(`${oid} refs/heads/uno\n`)}0000`,
      )?.principal;
    expect([con('refs/heads/uno'), con('refs/heads/dos'), con('refs/tags/uno')]).toEqual(['uno', null, null]);
  });

  it('has no branches for an empty repository', () => {
    const vacio = `${header}${line(`${'0'.repeat(40)} capabilities^{}\0agent=git/2\n`)}0000`;
    expect(read(vacio)).toEqual({ branches: new Map(), principal: null });
  });

  it('is parsed in linear time', () => {
    const relleno = '\0 '.repeat(32_000);
    const lines = line(`${oid} HEAD\0${relleno}`) + line(`${oid} ${relleno}`).repeat(10);
    expect(read(header + lines)).toEqual({ branches: new Map(), principal: null });
  });

  it('may be cut at any byte', () => {
    const body = `${header}${line(`${oid} refs/heads/a\n`)}${line(`${oid} refs/heads/b\n`).slice(0, 20)}`;
    expect(read(body)?.branches).toEqual(new Map([['a', oid]]));
  });

  it.each(['', '<html>', 'zzzz', '0000', '0001', line('otra cosa\n'), 'ffff'])('is not %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
