// seguridad: mail
import { expect, it } from 'vitest';

import type { AvisoPendiente } from './correo.port.ts';
import { textoDeCorreo } from './texto-de-correo.ts';

const pagina = 'https://uni.ejemplo/mantenible/avisos';
const aviso = (cambios: Partial<AvisoPendiente> = {}): AvisoPendiente => ({
  id: 'a',
  tipo: 'comentario',
  entregaId: 'e1',
  titulo: 'Entrega 1',
  fin: new Date('2026-02-04T05:00:00Z'),
  cursoId: 'c1',
  curso: 'Calidad',
  zona: 'America/Guayaquil',
  espera: new Date(0),
  creado: new Date(0),
  ...cambios,
});

it('lists each kind of news of a delivery once, by course, with a deadline in the zone of the course', () => {
  const { asunto, texto } = textoDeCorreo(
    [
      aviso(),
      aviso({ id: 'b' }),
      aviso({ id: 'c', tipo: 'nota' }),
      aviso({ id: 'd', tipo: 'plazo', entregaId: 'e2', titulo: 'Entrega 2' }),
      aviso({ id: 'e', tipo: 'revision', entregaId: 'e3', titulo: 'Final', curso: 'Diseño' }),
    ],
    pagina,
  );
  expect(asunto).toBe('Mantenible: 4 avisos nuevos');
  expect(texto).toBe(`Hay novedades en sus cursos de Mantenible.

Calidad
- Hay comentarios nuevos en «Entrega 1».
- Se publicó una nota de «Entrega 1».
- «Entrega 2» se cierra el 3 de febrero de 2026, 23:59 (hora de Guayaquil).

Diseño
- Se pidió revisar una nota de «Final».

Véalas en ${pagina}

Recibe este correo porque lo pidió. Para no recibir más, pulse «Dejar de recibir avisos por correo» en ${pagina}`);
});

it('keeps a hostile title on one line, without marks of direction, and short', () => {
  const titulo = `Uno\r\nBcc: x@y.es\u2028dos\u202Etres\0${'ñ'.repeat(500)}`;
  const { asunto, texto } = textoDeCorreo([aviso({ titulo })], pagina);
  expect(asunto).toBe('Mantenible: 1 aviso nuevo');
  expect(texto.split('\n')[3]).toBe(
    `- Hay comentarios nuevos en «Uno Bcc: x@y.es dos tres ${'ñ'.repeat(94)}…».`,
  );
});

it('names at most twenty, and how many there are besides', () => {
  const muchos = Array.from({ length: 23 }, (_, i) => aviso({ id: String(i), entregaId: `e${i}` }));
  const { asunto, texto } = textoDeCorreo(muchos, pagina);
  expect(asunto).toBe('Mantenible: 23 avisos nuevos');
  expect(texto.split('\n').filter((linea) => linea.startsWith('- '))).toHaveLength(20);
  expect(texto).toContain('Y 3 avisos más.');
});

it('states that a project of a team is in a course once for each course, without the name of the project', () => {
  const deCurso = (id: string, cambios: Partial<AvisoPendiente> = {}) =>
    aviso({ id, tipo: 'curso', entregaId: null, titulo: null, fin: null, ...cambios });
  const { asunto, texto } = textoDeCorreo(
    [deCurso('a'), deCurso('b'), deCurso('c', { cursoId: 'c2', curso: 'Diseño' })],
    pagina,
  );
  expect(asunto).toBe('Mantenible: 2 avisos nuevos');
  expect(texto).toContain('Calidad\n- Un proyecto de su equipo está en este curso.\n\nDiseño\n- Un proyecto');
});
