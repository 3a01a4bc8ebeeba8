/** What a child of a kind is started for, which its program is told; any other does everything. */
export const soloMedir = 'medir';
