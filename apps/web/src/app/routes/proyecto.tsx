export { Panorama as Component } from '../../features/panorama/components/panorama.tsx';
