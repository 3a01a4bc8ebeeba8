import { sinCupoDeEspacio } from '@mantenible/domain/equipo';
import { DomainError } from '@mantenible/domain/error';
import { duracionReserva } from '@mantenible/domain/proyecto';
import { contar } from '@mantenible/wording/contar';

import type { ConsumoRepository, Cuotas, LimitesDeCuota } from './cuota.port.ts';

interface Deps {
  readonly limites: LimitesDeCuota;
  readonly consumo: ConsumoRepository;
  /** Used part of the partition that holds the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  readonly now: () => Date;
}

/**
 * The quotas of design §3 over what is stored. They are read before the write and not locked: requests at the same moment may
 * go beyond a number by as many as are under way.
 */
export function createCuotas({ limites, consumo, disco, now }: Deps): Cuotas {
  const exigirSitio = async () => {
    exigirDisco(await disco(), limites.disco);
  };
  return {
    exigirSitio,
    async exigirProyecto(idPersona) {
      await exigirSitio();
      const desde = new Date(now().getTime() - duracionReserva);
      exigirProyectos(await consumo.proyectos(idPersona, desde), limites.proyectos);
    },
    async exigirPrueba({ bytes, pruebas }) {
      await exigirSitio();
      exigirPruebas(pruebas, limites.pruebasPorProyecto);
      exigirBytesDePruebas(bytes, limites.bytesPruebas);
    },
    async exigirBorrador({ bytes, borradores }) {
      await exigirSitio();
      exigirBorradores(borradores, limites.borradoresPorProyecto);
      exigirBytesDePruebas(bytes, limites.bytesPruebas);
    },
    exigirRespuestas({ bytes }) {
      exigirBytesDePruebas(bytes, limites.bytesPruebas);
    },
    async exigirMarca({ bytes }) {
      await exigirSitio();
      exigirBytesDePruebas(bytes, limites.bytesPruebas);
    },
    async exigirAccion(idPersona, proyectoId) {
      await exigirSitio();
      const { bytes } = (await consumo.deProyecto(idPersona, proyectoId)) ?? sinConsumo;
      exigirBytesDePruebas(bytes, limites.bytesPruebas);
    },
    async exigirTraspaso(idPersona, proyectoId) {
      const [uno, analisis, pruebas] = await Promise.all([
        consumo.deUno(proyectoId),
        consumo.bytesAnalisis(idPersona),
        consumo.bytesPruebas(idPersona),
      ]);
      const cabe =
        analisis + uno.bytesAnalisis <= limites.bytesAnalisis &&
        pruebas + uno.bytesPruebas <= limites.bytesPruebas;
      if (!cabe) throw sinCupoDeEspacio();
    },
    async exigirAnalisis(idPersona) {
      await exigirSitio();
      exigirBytesDeAnalisis(await consumo.bytesAnalisis(idPersona), limites.bytesAnalisis);
    },
  };
}

function exigirDisco(usado: number | null, limite: number): void {
  if (usado !== null && usado >= limite)
    throw cuota(
      'sin-espacio',
      `El disco de esta instalación está al ${Math.floor(usado)} % y no se guarda nada más desde el ${limite} %. Avise a quien la administra.`,
    );
}

function exigirProyectos(proyectos: number, limite: number): void {
  if (proyectos >= limite)
    throw cuota(
      'cuota-proyectos',
      `Ya tiene ${contar(limite, 'proyecto', 'proyectos')}, que es el límite. Elimine alguno para crear otro.`,
    );
}

function exigirPruebas(pruebas: number, limite: number): void {
  if (pruebas >= limite)
    throw cuota(
      'cuota-pruebas',
      `Este proyecto ya tiene ${contar(limite, 'prueba', 'pruebas')}, que es el límite. Sus respuestas siguen en el borrador: cree otro proyecto con el mismo enlace para continuar.`,
    );
}

function exigirBorradores(borradores: number, limite: number): void {
  if (borradores >= limite)
    throw cuota(
      'cuota-borradores',
      `Este proyecto ya tiene ${contar(limite, 'borrador', 'borradores')}, que es el límite. Termine o descarte alguno para empezar otro.`,
    );
}

function exigirBytesDePruebas(bytes: number, limite: number): void {
  if (bytes >= limite)
    throw cuota(
      'cuota-bytes-pruebas',
      `Sus pruebas, borradores, evidencias, marcas y planes de mejora ya ocupan ${mb(bytes)}, y el límite es de ${mb(limite)}. Descarte borradores o elimine algún proyecto para continuar.`,
    );
}

function exigirBytesDeAnalisis(bytes: number, limite: number): void {
  if (bytes >= limite)
    throw cuota(
      'cuota-bytes-analisis',
      `Los análisis de sus proyectos ya ocupan ${mb(bytes)}, y el límite es de ${mb(limite)}. Elimine algún proyecto para analizar otra vez.`,
    );
}

/** Of a project that was deleted or left meanwhile, into which nothing is stored. */
const sinConsumo = { bytes: 0 };
const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
const cuota = (codigo: string, mensaje: string): DomainError => new DomainError('conflict', codigo, mensaje);
