import type { Panorama } from '@mantenible/contracts/panorama';
import type { SiguientePaso } from '@mantenible/domain/panorama';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import classes from './panorama.module.css';

interface Paso {
  readonly texto: string;
  readonly boton: string;
  readonly href: string;
}

/** One sentence on what the owner can do next, with its link; nothing for other readers. */
export function PasoSiguiente({ panorama }: { readonly panorama: Panorama }) {
  if (panorama.siguientePaso === null) return null;
  const { texto, boton, href } = pasoDe(panorama, panorama.siguientePaso);
  return (
    <section className={classes.next} aria-label="Siguiente paso">
      <p>
        <strong>Siguiente paso:</strong> {texto}
      </p>
      <Button component={Link} to={href}>
        {boton}
      </Button>
    </section>
  );
}

function pasoDe({ proyecto: { _id: id }, borradores, avance }: Panorama, paso: SiguientePaso): Paso {
  const [borrador] = borradores;
  const planificar = paths.planificacion.href({ id });
  const analisis = paths.analisis.href({ id });
  const pasos: Readonly<Record<SiguientePaso, Paso>> = {
    continuar: {
      texto: borrador
        ? `continúe la prueba que dejó sin terminar: lleva ${borrador.respondidas} de ${borrador.preguntas} respondidas.`
        : 'continúe la prueba que dejó sin terminar.',
      boton: 'Continuar la prueba',
      href: borrador ? hrefEjecucion(id, borrador) : planificar,
    },
    seguir: {
      texto: `siga con el plan de mejora: tiene ${contar(avance.pendientes + avance.enCurso, 'acción abierta', 'acciones abiertas')}.`,
      boton: 'Seguir con el plan',
      href: paths.mejora.href({ id }),
    },
    responder: {
      texto: 'responda una primera prueba para saber cómo está el proyecto según su experiencia.',
      boton: 'Planificar una prueba',
      href: planificar,
    },
    esperar: {
      texto: 'espere a que termine el análisis: puede cerrar esta página.',
      boton: 'Ver cómo avanza',
      href: analisis,
    },
    analizar: {
      texto: 'analice el código del repositorio para comparar su experiencia con lo que se mide.',
      boton: 'Ir al análisis',
      href: analisis,
    },
    mejorar: {
      texto: 'con ambos resultados, elija en el plan de mejora qué cambiar primero.',
      boton: 'Abrir el plan de mejora',
      href: paths.mejora.href({ id }),
    },
  };
  return pasos[paso];
}
