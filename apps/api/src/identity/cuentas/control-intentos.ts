import { createHash } from 'node:crypto';

import { decidir, decidirDireccion, tieneFallosLibres, type Decision } from './intentos.ts';
import type {
  ClaseContador,
  Contador,
  ControlIntentos,
  Espera,
  Intentos,
  IntentosRepository,
  Nombrada,
  Turno,
} from './intentos.port.ts';
import { Lane } from './lane.ts';

interface Deps {
  readonly intentos: Pick<IntentosRepository, 'leer' | 'fallar' | 'olvidar'>;
  readonly now: () => Date;
}
type Decidir = (vigentes: Intentos | null, enCurso: number, ahora: Date) => Decision;
/** An attempt that holds a place under one counter, with the failures that count there, or one that has to wait. */
type Entrada = { readonly vigentes: Intentos | null } | Espera;

/**
 * Admits or refuses attempts to sign in (ADR 0026). An attempt counts once it has failed. Until then it
 * holds a place, and an attempt without a place waits for the running ones: parallel guesses are not
 * faster, and concurrent right passwords wait without a refusal. The places belong to one process.
 */
export function controlIntentos({ intentos, now }: Deps): ControlIntentos {
  const lanes = new Map<string, Lane>();

  const begin = async (contador: Contador, rule: Decidir): Promise<Entrada> => {
    const lane = lanes.get(contador.clave) ?? new Lane();
    if (lane.full) return { espera: 1 };
    lanes.set(contador.clave, lane);
    try {
      return await lane.inOrder(() => decideIn(lane, contador, rule));
    } finally {
      release(contador);
    }
  };
  const decideIn = async (lane: Lane, contador: Contador, rule: Decidir): Promise<Entrada> => {
    for (;;) {
      const { version } = lane;
      const vigentes = await intentos.leer(contador, now());
      if (lane.version !== version) continue;
      const decision = rule(vigentes, lane.running, now());
      if (decision === 'ocupado') await lane.nextEnd();
      else if (decision !== 'pasa') return decision;
      else {
        lane.running += 1;
        return { vigentes };
      }
    }
  };
  const end = (contador: Contador) => {
    lanes.get(contador.clave)?.end();
    release(contador);
  };
  const release = ({ clave }: Contador) => {
    if (lanes.get(clave)?.idle === true) lanes.delete(clave);
  };
  const turno = (ocupados: readonly Contador[], contados: readonly [Contador, ...Contador[]]): Turno => ({
    espera: 0,
    terminar: async (acertado) => {
      try {
        if (acertado) await intentos.olvidar(contados[0]);
        else await intentos.fallar(contados, now());
      } finally {
        ocupados.forEach(end);
      }
    },
  });

  return {
    entrar: async (nombrada, origen) => {
      if (origen.clase === 'dispositivo') {
        const propio = contador('dispositivo', nombrada, origen.id);
        const entrada = await begin(propio, decidir);
        return 'espera' in entrada ? entrada : turno([propio], [propio]);
      }
      const porDireccion = contador('direccion', nombrada, origen.direccion);
      const porCuenta = contador('cuenta', nombrada, '');
      const entrada = await begin(porDireccion, decidirDireccion);
      if ('espera' in entrada) return entrada;
      if (tieneFallosLibres(entrada.vigentes)) return turno([porDireccion], [porDireccion, porCuenta]);
      const entre = await begin(porCuenta, decidir);
      if (!('espera' in entre)) return turno([porDireccion, porCuenta], [porDireccion, porCuenta]);
      end(porDireccion);
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
