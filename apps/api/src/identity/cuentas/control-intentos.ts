import { createHash } from 'node:crypto';

import { decidir, decidirDireccion, tieneFallosLibres } from './intentos.ts';
import type {
  ClaseContador,
  Contador,
  ControlIntentos,
  IntentosRepository,
  Nombrada,
  Admision,
} from './intentos.port.ts';
import { Lanes } from './lanes.ts';

interface Deps {
  readonly intentos: Pick<IntentosRepository, 'leer' | 'fallar' | 'olvidar'>;
  readonly now: () => Date;
}

/**
 * Admits or refuses attempts to sign in (ADR 0026). An attempt counts once it has failed. Until then it
 * holds a place, and an attempt without a place waits for the running ones: parallel guesses are not
 * faster, and concurrent right passwords wait without a refusal. The places belong to one process.
 */
export function controlIntentos({ intentos, now }: Deps): ControlIntentos {
  const lanes = new Lanes(intentos, now);
  const admision = (
    ocupados: readonly Contador[],
    contados: readonly [Contador, ...Contador[]],
  ): Admision => ({
    espera: 0,
    terminar: async (acertado) => {
      try {
        if (acertado) await intentos.olvidar(contados[0]);
        else await intentos.fallar(contados, now());
      } finally {
        for (const ocupado of ocupados) lanes.end(ocupado);
      }
    },
  });

  return {
    entrar: async (nombrada, origen) => {
      if (origen.clase === 'dispositivo') {
        const propio = contador('dispositivo', nombrada, origen.id);
        const entrada = await lanes.enter(propio, decidir);
        return 'espera' in entrada ? entrada : admision([propio], [propio]);
      }
      const porDireccion = contador('direccion', nombrada, origen.direccion);
      const porCuenta = contador('cuenta', nombrada, '');
      const entrada = await lanes.enter(porDireccion, decidirDireccion);
      if ('espera' in entrada) return entrada;
      if (tieneFallosLibres(entrada.vigentes)) return admision([porDireccion], [porDireccion, porCuenta]);
      const entre = await lanes.enter(porCuenta, decidir);
      if (!('espera' in entre)) return admision([porDireccion, porCuenta], [porDireccion, porCuenta]);
      lanes.end(porDireccion);
      return entre;
    },
  };
}

function contador(clase: ClaseContador, { usuario, conocida }: Nombrada, de: string): Contador {
  const clave = createHash('sha256')
    .update(JSON.stringify([clase, usuario, de]))
    .digest('base64url');
  return { clase, grupo: conocida ? clase : 'desconocida', clave };
}
