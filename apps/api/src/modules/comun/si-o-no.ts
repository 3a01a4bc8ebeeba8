/** How a downloaded table shows a yes or a no. */
export const siONo = (valor: boolean): string => (valor ? 'Sí' : 'No');
