import type { Panorama } from '@mantenible/contracts/panorama';
import type { SiguientePaso } from '@mantenible/domain/panorama';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import shared from '../../../ui/shared.module.css';
import classes from './panorama.module.css';

interface Paso {
  readonly texto: string;
  readonly boton: string;
  readonly href: string;
}

interface PasoSiguienteProps {
  readonly panorama: Panorama;
  /** Button that starts an analysis. */
  readonly AnalizarAhora: ComponentType<{ readonly proyectoId: string }>;
}

/**
 * One sentence on what the owner can do next, with its action, and a first test beside a first analysis; nothing for other
 * readers.
 */
export function PasoSiguiente({ panorama, AnalizarAhora }: PasoSiguienteProps) {
  const { siguientePaso, incorporado, pruebas, proyecto } = panorama;
  if (siguientePaso === null) return null;
  const { texto, boton, href } = pasoDe(panorama, siguientePaso);
  const faltaPrueba = pruebas.length === 0 && ['analizar', 'esperar'].includes(siguientePaso);
  return (
    <section className={`${shared.card} ${classes.next}`} aria-label="Siguiente paso">
      <p>
        <strong>Siguiente paso:</strong> {texto}
      </p>
      <div className={shared.tightRow}>
        {siguientePaso === 'analizar' && incorporado ? (
          <AnalizarAhora proyectoId={proyecto._id} />
        ) : (
          <Button component={Link} to={href}>
            {boton}
          </Button>
        )}
        {faltaPrueba && (
          <Button
            component={Link}
            to={paths.planificacion.href({ id: proyecto._id })}
            color="green"
            variant="light"
          >
            Responder una prueba
          </Button>
        )}
      </div>
    </section>
  );
}

function pasoDe({ proyecto: { _id: id }, borradores, avance, enCurso }: Panorama, paso: SiguientePaso): Paso {
  const [borrador] = borradores;
  const planificar = paths.planificacion.href({ id });
  const analisis = paths.analisis.href({ id });
  const pasos: Readonly<Record<SiguientePaso, Paso>> = {
    continuar: {
      texto: borrador
        ? `continúe la prueba que dejó sin terminar: lleva ${borrador.respondidas} de ${contar(borrador.preguntas, 'respondida', 'respondidas')}.`
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
      boton: 'Responder una prueba',
      href: planificar,
    },
    esperar: {
      texto:
        enCurso?.fase === 'en-cola'
          ? 'el análisis está en cola y empezará en cuanto le toque: puede cerrar esta página.'
          : 'espere a que termine el análisis: puede cerrar esta página.',
      boton: 'Ver cómo avanza',
      href: analisis,
    },
    analizar: {
      texto: 'analice el código del repositorio para saber su grado de mantenibilidad.',
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
