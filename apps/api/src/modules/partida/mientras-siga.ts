/** Time between two looks: one is a read by a key. */
const pausaMs = 1000;

/**
 * Runs work whose signal is aborted with `signal`, or soon after `sigue` answers false; a look that fails is repeated. Returns false
 * for work that `sigue` ended, and does not reject.
 */
export async function mientrasSiga(
  sigue: () => Promise<boolean>,
  signal: AbortSignal,
  hacer: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const quitada = new AbortController();
  let mirando = false;
  const mirar = async () => {
    if (mirando) return;
    mirando = true;
    const quedo = await sigue().catch(() => true);
    mirando = false;
    if (!quedo) quitada.abort();
  };
  const reloj = setInterval(() => void mirar(), pausaMs);
  try {
    await hacer(AbortSignal.any([signal, quitada.signal]));
    return true;
  } catch (error) {
    if (signal.aborted || !quitada.signal.aborted) throw error;
    return false;
  } finally {
    clearInterval(reloj);
  }
}
