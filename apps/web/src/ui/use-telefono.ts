import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: dialogs fill it, and sections of long pages take turns in it. */
export function useTelefono(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
