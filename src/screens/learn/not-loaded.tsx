import type { ReactElement } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';

/** Where the texts, or the module that practises them, do not come. */
export const NotLoaded = ({ retry }: { retry: () => void }): ReactElement => (
  <LoadFailed onRetry={retry}>The texts could not be loaded. Nothing of what you learn is lost.</LoadFailed>
);
