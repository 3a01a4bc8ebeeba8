/** Text in place of a measure that the service does not give; never a zero. */
export const sinMedida = 'sin medida';
