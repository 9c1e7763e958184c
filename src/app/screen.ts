import type { ComponentType } from 'react';
import { arrived } from './missing-chunk.ts';

/** A route's lazy part from a screen module: its default export is the component. */
export const screen = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await arrived(load())).default });
