import { Download, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type PictureChoice, SHAPES } from '../../../../packages/core/picture/words.ts';
import { copyCard } from '../card/card-action.ts';
import type { CardDialogProps } from '../card/card-dialog.ts';
import { Checkbox, RadioChips, Group } from '../../ui/panel-fields.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { chosenPreferences } from '../../platform/preferences/change-preferences.ts';
import { saveFile } from '../share/save-file.ts';
import { shareNatively } from '../share/share.ts';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './picture.css?inline';
import { type PictureState, usePicture } from './use-picture.ts';
import { noPictureReason, SHAPE_NAMES, suggestionLabel } from './fit-suggestions.ts';
import * as shareMessages from '../../../../packages/core/messages/share.ts';
import * as messages from '../../../../packages/core/messages/picture.ts';

addStyles(styles);

/** The first choice: a portrait, which most networks accept, with the layers that the page shows. */
function defaultChoice(): PictureChoice {
  const { transliteration, translation } = chosenPreferences();
  return { shape: 'portrait', transliteration: transliteration !== 'hidden', translation };
}

/** Whether the device's share sheet takes pictures. */
const sharesPictures = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });

interface PictureDoesNotFitProps {
  picture: PictureState;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  onCopy: () => void;
}

const PictureDoesNotFit = ({ picture: { ways }, choice, onChoose, onCopy }: PictureDoesNotFitProps): ReactElement => (
  <div className="picture-refused" aria-live="polite">
    <p>{noPictureReason(choice, ways.length > 0)}</p>
    <p className="ways-on">
      {ways.map((way) => (
        <button key={way.shape} type="button" className="button" onClick={() => onChoose(way)}>
          {suggestionLabel(way, choice)}
        </button>
      ))}
      <button type="button" className="button" onClick={onCopy}>
        {messages.copyItAsText}
      </button>
    </p>
  </div>
);

function ShareAndSaveButtons({ file }: { file: File | undefined }): ReactElement {
  const [said, setSaid] = useState('');
  const [hasSheet] = useState(sharesPictures);
  const share = async (picture: File): Promise<void> => {
    const outcome = await shareNatively({ files: [picture] });
    setSaid(outcome === 'failed' ? messages.couldNotShare : '');
  };
  return (
    <div className="picture-actions">
      {hasSheet ? (
        <button
          type="button"
          className="button button-main"
          disabled={!file}
          onClick={() => {
            if (file) void share(file);
          }}
        >
          <Share2 aria-hidden="true" /> {messages.share}
        </button>
      ) : null}
      <button
        type="button"
        className={hasSheet ? 'button' : 'button button-main'}
        disabled={!file}
        onClick={() => {
          if (!file) return;
          saveFile(file, file.name);
          setSaid(shareMessages.savedAs({ file: file.name }));
        }}
      >
        <Download aria-hidden="true" /> {messages.save}
      </button>
      <output className="panel-kept">{said}</output>
    </div>
  );
}

/** Previews the picture of a card before it is shared or saved, and lets the reader choose its texts. */
export default function PictureDialog({ card, path, onClose }: CardDialogProps): ReactElement {
  const dialog = useModal();
  const [choice, setChoice] = useState(defaultChoice);
  const picture = usePicture(card, path, choice);
  const { canvas, status, file } = picture;
  const copy = (): void => {
    dialog.current?.close();
    void copyCard(card, path);
  };
  return (
    <PanelFrame dialog={dialog} className="panel picture" titleId="picture-title" title={messages.shareAsAPicture} onClose={onClose}>
      <div className="picture-columns">
        <div className="picture-shown" aria-busy={status === 'loading'}>
          {status === 'refused' ? <PictureDoesNotFit picture={picture} choice={choice} onChoose={setChoice} onCopy={copy} /> : null}
          {status === 'failed' ? <p role="alert">{messages.couldNotDraw}</p> : null}
          <canvas ref={canvas} lang="ar" className={`picture-${choice.shape}`} hidden={status === 'refused' || status === 'failed'}>
            {messages.pictureOf({ title: card.title ?? messages.thisText, shape: choice.shape })}
          </canvas>
        </div>
        <div className="picture-choices">
          <Group title={messages.shape}>
            <RadioChips names={SHAPE_NAMES} options={SHAPES} chosen={choice.shape} onChoose={(shape) => setChoice({ ...choice, shape })} />
          </Group>
          <Group title={messages.show}>
            <Checkbox
              label={messages.transliteration}
              checked={choice.transliteration}
              onChange={(transliteration) => setChoice({ ...choice, transliteration })}
            />
            <Checkbox
              label={messages.translation}
              checked={choice.translation}
              onChange={(translation) => setChoice({ ...choice, translation })}
            />
          </Group>
          {status === 'refused' || status === 'failed' ? null : <ShareAndSaveButtons file={file} />}
        </div>
      </div>
    </PanelFrame>
  );
}
