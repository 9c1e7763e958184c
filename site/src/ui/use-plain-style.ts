/** The plain style of transliteration. It brings the engine's table along, so it loads only for readers who chose it. */
import { lazyModule } from '../platform/loading/lazy-module.ts';
import { useModuleWithFailureToast } from '../platform/loading/use-lazy-module.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

const plainStyle = lazyModule(messages.plainTransliteration, () => import('./plain-style.ts'), 'toPlainTransliteration');

/** Converts a stored transliteration to the plain style. */
export type PlainTransliterationConverter = (stored: string) => string;

/** The conversion where it has loaded already; undefined before that. */
export function loadedPlainTransliterationConverter(): PlainTransliterationConverter | undefined {
  const state = plainStyle.state();
  return state.status === 'ready' ? state.value : undefined;
}

/** Loads the conversion; undefined until it is there. A failure is shown as a toast. */
export function usePlainTransliterationConverter(): PlainTransliterationConverter | undefined {
  const state = useModuleWithFailureToast(plainStyle);
  return state.status === 'ready' ? state.value : undefined;
}
