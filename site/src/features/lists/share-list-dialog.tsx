/** Dialog to share a list: by link, QR code, file or booklet. The QR library loads when it opens. */
import { Download, Link2, Printer, Share2 } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { useModal } from '../../ui/use-modal.ts';
import { saveFile } from '../share/save-file.ts';
import { copyText, shareNatively } from '../share/share.ts';
import { listKey, sharedListUrl } from './addresses.ts';
import { listLinkFragment } from './known-duas.ts';
import { ListDialogFrame } from './list-dialog.tsx';
import { fileNameOf, listFileText } from './list-file.ts';
import { itemsForLink, type ItemWithCard } from './known-items.ts';
import type { DuaList } from './list-record.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';
import * as shareMessages from '../../../../packages/core/messages/share.ts';

interface ShareListDialogProps extends DialogProps {
  list: DuaList;
  /** Its items whose cards this version has. */
  known: readonly ItemWithCard[];
}

const qr = lazyModule(messages.qrCode, () => import('../share/qr-path.ts'), 'qrDrawing');

function QrCode({ link }: { link: string }): ReactElement {
  const draw = useLazyModule(qr);
  const drawing = useMemo(() => (draw.status === 'ready' ? draw.value(link) : undefined), [draw, link]);
  if (draw.status === 'failed') return <p className="panel-hint">{messages.qrNotLoaded}</p>;
  if (draw.status !== 'ready') return <p className="lists-qr" aria-busy="true" />;
  if (!drawing) return <p className="panel-hint">{messages.qrTooLong}</p>;
  const { size, path } = drawing;
  return (
    <figure className="lists-qr">
      {/* Black on white in every theme, as cameras expect it. */}
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption className="panel-hint">{messages.qrHint}</figcaption>
    </figure>
  );
}

export function ShareListDialog({ list, known, onClose }: ShareListDialogProps): ReactElement {
  const dialog = useModal();
  const link = useMemo(() => sharedListUrl(listLinkFragment({ name: list.name, items: itemsForLink(list.items, known) })), [list, known]);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => setSaid((await copyText(link)) ? messages.copied : messages.couldNotCopy);
  const share = async (): Promise<void> => {
    const outcome = await shareNatively({ title: list.name, url: link });
    setSaid(outcome === 'failed' ? messages.couldNotShare : '');
  };
  const save = (): void => {
    const name = fileNameOf(list.name);
    saveFile(new Blob([listFileText(list)], { type: 'application/json' }), name);
    setSaid(shareMessages.savedAs({ file: name }));
  };
  return (
    <ListDialogFrame dialog={dialog} title={messages.giveTitle} onClose={onClose}>
      <p className="panel-hint">{messages.giveIntro}</p>
      <input
        className="field"
        dir="ltr"
        readOnly
        aria-label={messages.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="lists-tools">
        <button type="button" className="button button-main lists-with-icon" onClick={() => void copy()}>
          <Link2 aria-hidden="true" /> {messages.copyLink}
        </button>
        {'share' in navigator ? (
          <button type="button" className="button lists-with-icon" onClick={() => void share()}>
            <Share2 aria-hidden="true" /> {messages.share}
          </button>
        ) : null}
      </div>
      <output className="panel-kept">{said}</output>
      <QrCode link={link} />
      <div className="lists-tools">
        <button type="button" className="button lists-with-icon" onClick={save}>
          <Download aria-hidden="true" /> {messages.saveFile}
        </button>
        <Link to={`/booklet?of=${listKey(list.id)}`} rel="nofollow" className="button lists-with-icon">
          <Printer aria-hidden="true" /> {messages.print}
        </Link>
      </div>
    </ListDialogFrame>
  );
}
