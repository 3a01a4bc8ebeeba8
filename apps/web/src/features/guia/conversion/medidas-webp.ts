/** Width and height, in pixels, of a WebP picture of one of its three forms. */
export function medidasWebp(archivo: Uint8Array): { readonly ancho: number; readonly alto: number } {
  const datos = new DataView(archivo.buffer, archivo.byteOffset, archivo.byteLength);
  const forma = new TextDecoder().decode(archivo.subarray(8, 16));
  const triple = (lugar: number) => datos.getUint16(lugar, true) + datos.getUint8(lugar + 2) * 0x1_00_00;
  switch (forma) {
    case 'WEBPVP8 ':
      return { ancho: datos.getUint16(26, true) % 0x40_00, alto: datos.getUint16(28, true) % 0x40_00 };
    case 'WEBPVP8L': {
      const bits = datos.getUint32(21, true);
      return { ancho: (bits % 0x40_00) + 1, alto: ((bits >>> 14) % 0x40_00) + 1 };
    }
    case 'WEBPVP8X':
      return { ancho: triple(24) + 1, alto: triple(27) + 1 };
    default:
      throw new Error('not a WebP picture');
  }
}
