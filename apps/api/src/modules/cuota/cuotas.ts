import { DomainError } from '@mantenible/domain/error';

import type { ConsumoRepository, Cuotas, LimitesDeCuota } from './cuota.port.ts';

interface Deps {
  readonly limites: LimitesDeCuota;
  readonly consumo: ConsumoRepository;
  /** Used part of the partition that holds the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  readonly ahora: () => Date;
}

/** A reserved key without a project lapses after a day. */
const duracionReserva = 24 * 60 * 60 * 1000;

const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/**
 * The quotas of design §3 over what is stored. They are read before the write and not locked: requests at the same moment may
 * go beyond a number by as many as are under way.
 */
export function createCuotas({ limites, consumo, disco, ahora }: Deps): Cuotas {
  const exigirSitio = async () => {
    const usado = await disco();
    if (usado !== null && usado >= limites.disco)
      throw cuota(
        'sin-espacio',
        `El disco de esta instalación está al ${Math.floor(usado)} % y no se guarda nada más desde el ${limites.disco} %. Avise a quien la administra.`,
      );
  };
  const exigirBytesDePruebas = (bytes: number) => {
    if (bytes >= limites.bytesPruebas)
      throw cuota(
        'cuota-bytes-pruebas',
        `Sus pruebas, borradores y evidencias ya ocupan ${mb(bytes)}, y el límite es de ${mb(limites.bytesPruebas)}. Descarte borradores o elimine algún proyecto para continuar.`,
      );
  };
  return {
    exigirSitio,
    async exigirProyecto(idPersona) {
      await exigirSitio();
      if (
        (await consumo.proyectos(idPersona, new Date(ahora().getTime() - duracionReserva))) >=
        limites.proyectos
      )
        throw cuota(
          'cuota-proyectos',
          `Ya tiene ${limites.proyectos} proyectos, que es el límite. Elimine alguno para crear otro.`,
        );
    },
    async exigirPrueba({ bytes, pruebas }) {
      await exigirSitio();
      if (pruebas >= limites.pruebasPorProyecto)
        throw cuota(
          'cuota-pruebas',
          `Este proyecto ya tiene ${limites.pruebasPorProyecto} pruebas, que es el límite. Sus respuestas siguen en el borrador: cree otro proyecto con el mismo enlace para continuar.`,
        );
      exigirBytesDePruebas(bytes);
    },
    async exigirBorrador(idPersona, proyectoId) {
      await exigirSitio();
      const { bytes, borradores } = await consumo.pruebas(idPersona, proyectoId);
      if (borradores >= limites.borradoresPorProyecto)
        throw cuota(
          'cuota-borradores',
          `Este proyecto ya tiene ${limites.borradoresPorProyecto} borradores, que es el límite. Termine o descarte alguno para empezar otro.`,
        );
      exigirBytesDePruebas(bytes);
    },
    async exigirAnalisis(idPersona) {
      await exigirSitio();
      const bytes = await consumo.bytesAnalisis(idPersona);
      if (bytes >= limites.bytesAnalisis)
        throw cuota(
          'cuota-bytes-analisis',
          `Los análisis de sus proyectos ya ocupan ${mb(bytes)}, y el límite es de ${mb(limites.bytesAnalisis)}. Elimine algún proyecto para analizar otra vez.`,
        );
    },
  };
}

const cuota = (codigo: string, mensaje: string): DomainError => new DomainError('conflict', codigo, mensaje);
