export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A caller of the API that fails on every refusal. */
export function caller(api: string, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(api + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
}
