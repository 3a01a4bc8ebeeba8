/** Characters of a cell, and of a sheet's name, that spreadsheets admit: they refuse a file with a longer one. */
export const maxCellLength = 32_767;
export const maxSheetName = 31;
