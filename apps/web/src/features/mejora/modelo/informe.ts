import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import type { ComentariosInformados, InformeMejora } from '@mantenible/reports';
import { formatDay } from '@mantenible/wording/fechas';
import { estadosDeAccion } from '@mantenible/wording/mejora';
import { sinPunto } from '@mantenible/wording/sin-punto';

import { textoEsfuerzo } from '../../../lib/incidencia/esfuerzo.ts';
import { nombreSeveridad } from '../../../lib/incidencia/severidad.ts';
import { etiquetaEsfuerzo, etiquetaOrigen } from './etiquetas.ts';
import { textoGanancia, type PropuestaEstatica, type PropuestaDePrueba } from './propuesta.ts';
import * as textos from './textos.ts';
import { textoVerificacion } from './verificacion.ts';

/** Model of the improvement plan's PDF, with the texts of the screen. */
export function informeMejora(mejora: Mejora, comentarios: ComentariosInformados, now: Date): InformeMejora {
  const { proyecto, avance, acciones, manual, estatico } = mejora;
  return {
    proyecto: proyecto.nombre,
    generado: now.toISOString(),
    avance: `${textos.textoHechas(avance)}, ${textos.textoVerificadas(avance)}`,
    acciones: acciones.map(accionInformada),
    comentarios,
    manual: {
      fuente: manual.prueba && textos.nombreDePrueba(manual.prueba),
      propuestas: manual.propuestas.map(deLaPrueba),
      aviso: null,
      motivo: manual.propuestas.length === 0 ? textos.motivoManual(manual) : null,
    },
    estatico: {
      fuente: estatico.analisis && textos.textoAnalisis(estatico.analisis),
      propuestas: estatico.propuestas.map(delAnalisis),
      aviso: textos.textoSinLugares(estatico),
      motivo: estatico.propuestas.length === 0 ? textos.motivoEstatico(estatico) : null,
    },
  };
}

function accionInformada(accion: Accion): InformeMejora['acciones'][number] {
  const { texto, origen, esfuerzo, estado, responsable, fecha, verificacion, deOtroEnlace } = accion;
  const comprobada = verificacion && textoVerificacion(verificacion);
  return {
    texto,
    origen: etiquetaOrigen[origen.tipo],
    esfuerzo: etiquetaEsfuerzo[esfuerzo],
    estado: estadosDeAccion[estado],
    responsable,
    fecha: fecha === null ? null : formatDay(fecha),
    comprobacion: deOtroEnlace ? 'De otro enlace o rama: no se comprueba' : comprobada,
  };
}

function deLaPrueba(propuesta: PropuestaDePrueba) {
  const { descripcion, nivel, siguiente, puntos, esfuerzo } = propuesta;
  return {
    titulo: descripcion,
    detalle:
      nivel === null
        ? `Llegar a «${sinPunto(siguiente)}»`
        : `De «${sinPunto(nivel)}» a «${sinPunto(siguiente)}»`,
    ganancia: textoGanancia(puntos),
    esfuerzo: etiquetaEsfuerzo[esfuerzo],
  };
}

function delAnalisis(propuesta: PropuestaEstatica) {
  const { origen, titulo, severidad, puntos, minutos, acotada } = propuesta;
  const regla = origen.tipo === 'regla' ? ` ${origen.clave}` : '';
  return {
    titulo,
    detalle: `${nombreSeveridad(severidad)}. ${etiquetaOrigen[origen.tipo]}${regla}: ${textos.alcanceDe(propuesta)}`,
    ganancia: acotada ? `${textoGanancia(puntos)} (acotada)` : textoGanancia(puntos),
    esfuerzo: textoEsfuerzo(minutos),
  };
}

/** Name of the PDF's file: ASCII, from the project. */
export function nombreArchivoMejora(proyecto: string): string {
  return `plan-de-mejora-${claveDesdeNombre(proyecto)}.pdf`;
}
