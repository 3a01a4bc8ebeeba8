import { createHash } from 'node:crypto';

import { contar } from '@mantenible/wording/contar';

import type { AvisoDePrivacidad } from './personas.port.ts';

/** The notice of an installation without a text of its own, after the LOPDP of Ecuador and the RGPD of the European Union. */
export function avisoInicial(institucion: string | null, dias: number): string {
  return `Responsable. ${institucion ?? 'La institución que ofrece esta herramienta'} es responsable del tratamiento de sus datos; el contacto es la secretaría de su carrera o el delegado de protección de datos de la institución.

Para qué. Sus datos se usan solo para enseñar y evaluar en este curso. La base es la relación académica entre usted y la institución: unirse le informa, no le pide consentimiento.

Qué ven los docentes de este curso. Su nombre y su usuario, los proyectos que usted ponga en el curso, con su enlace y su rama, sus pruebas, sus análisis con el texto del código, su plan de mejora y sus notas. Nunca ven el token de su repositorio ni sus borradores.

El token. Cuando un docente usa «Analizar lo entregado», la herramienta lee el repositorio con el token que usted guardó en el proyecto; nadie lo ve.

Cuánto tiempo. El curso se conserva hasta ${contar(dias, 'día', 'días')} después de archivarse; después se borran los nombres y quedan cifras anónimas. La lista de clase de quien nunca se unió se borra a los 30 días del cierre.

Sus derechos. Puede pedir acceso, rectificación, eliminación, oposición, limitación y portabilidad de sus datos, pedir la revisión de una nota y reclamar ante la autoridad de protección de datos. Ninguna nota se publica sin que un docente la confirme.

Salir. Puede salir del curso mientras no tenga una nota publicada en él.`;
}

/** A notice with its fingerprint, by which it is known later what a person was shown. */
export function avisoDe(texto: string): AvisoDePrivacidad {
  const limpio = texto.replaceAll('\r\n', '\n').trim();
  const version = createHash('sha256').update(limpio).digest('hex').slice(0, 16);
  return { version, texto: limpio };
}
