import { type ComponentType, type ReactElement, useState } from 'react';
import { Loading } from '../components/loading.tsx';
import { part } from '../parts/part.ts';
import { usePart } from '../parts/use-part.ts';
import { ErrorPage } from './error-page.tsx';

/**
 * A screen whose code did not come with the navigation to it: asks again each time it is shown, and at the reader's wish.
 * @param message what the reader is told while it is missing
 */
export function lateScreen(load: () => Promise<{ default: ComponentType }>, message: string): ComponentType {
  return function LateScreen(): ReactElement {
    const [screenPart] = useState(() => part('This page', async () => (await load()).default));
    const state = usePart(screenPart);
    if (state.status === 'failed') return <ErrorPage message={message} again={() => screenPart.use(() => undefined)} />;
    return state.status === 'ready' ? <state.value /> : <Loading />;
  };
}
