import { Copy, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { NawawiHadith } from '../../../../packages/core/model.ts';
import { CardActionButton } from '../../features/card/card-action-button.tsx';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { hadithPageAddress } from './hadith-address.ts';
import * as messages from '../../../../packages/core/messages/cards.ts';

/** The actions load with the first use of one. */
const actions = () => import('../../features/card/card-action.ts');
const copyAction = lazyModule(messages.thisAction, actions, 'copyNawawiHadith');
const shareAction = lazyModule(messages.thisAction, actions, 'shareNawawiHadith');

/** The buttons at the foot of a hadith: copy, share. */
export function HadithActions({ hadith }: { hadith: NawawiHadith }): ReactElement {
  const path = hadithPageAddress(hadith.number);
  return (
    <div className="card-actions">
      <CardActionButton
        label={messages.copy}
        Icon={Copy}
        onPress={() => copyAction.use((copyNawawiHadith) => copyNawawiHadith(hadith, path))}
      />
      <CardActionButton
        label={messages.share}
        Icon={Share2}
        onPress={() => shareAction.use((shareNawawiHadith) => shareNawawiHadith(hadith, path))}
      />
    </div>
  );
}
