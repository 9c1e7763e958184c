import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
import { pictureContentOfCard } from '../../../../packages/core/picture/card-words.ts';
import { layOutCard, fitSuggestions } from '../../../../packages/core/picture/layout.ts';
import type { MeasureTextInEm } from '../../../../packages/core/picture/text-roles.ts';
import type { PictureChoice, PictureContent } from '../../../../packages/core/picture/words.ts';
import { chosenPreferences } from '../../platform/preferences/change-preferences.ts';
import { NAME } from '../../platform/site.ts';
import { loadPictureFonts, createEmWidthMeasurer } from './canvas-text.ts';
import { drawPicture } from './draw.ts';
import { readPictureThemeStyle, type PictureThemeStyle } from './picture-theme-style.ts';
import { pageTitleAndFileNameOf } from './title-and-file-name.ts';

/** Everything a picture is drawn from, except the reader's choice. */
interface DrawingInputWithoutChoice {
  words: PictureContent;
  fileName: string;
  style: PictureThemeStyle;
  measure: MeasureTextInEm;
}

async function loadDrawingInput(card: Card, path: string): Promise<DrawingInputWithoutChoice> {
  const { pageTitle, fileName } = await pageTitleAndFileNameOf(card, path);
  const transliterate =
    chosenPreferences().transliteration === 'plain' ? (await import('../../ui/plain-style.ts')).toPlainTransliteration : undefined;
  const words = pictureContentOfCard(card, pageTitle, transliterate);
  const style = readPictureThemeStyle();
  await loadPictureFonts(words, NAME, style);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return { words, fileName, style, measure: createEmWidthMeasurer(context, style) };
}

export interface PictureState {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** `refused` where the texts do not fit. */
  status: 'loading' | 'drawn' | 'refused' | 'failed';
  /** If the texts do not fit: choices with which they would; else empty. */
  ways: PictureChoice[];
  /** The drawn picture as a PNG file to share or save. */
  file: File | undefined;
}

/** @throws Error where the browser cannot make a file, for want of memory */
const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made a file'))), 'image/png');
  });

/** Draws the picture of a card on a canvas, anew with each choice. */
export function usePicture(card: Card, path: string, choice: PictureChoice): PictureState {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [material, setMaterial] = useState<DrawingInputWithoutChoice | 'failed'>();
  const [drawn, setDrawn] = useState<{ choice: PictureChoice; file: File }>();
  useEffect(() => {
    loadDrawingInput(card, path).then(setMaterial, () => setMaterial('failed'));
  }, [card, path]);
  const ready = material === 'failed' ? undefined : material;
  const layout = useMemo(() => ready && layOutCard(ready.words, choice, NAME, ready.measure), [ready, choice]);
  const ways = useMemo(() => (ready && !layout ? fitSuggestions(ready.words, choice, NAME, ready.measure) : []), [ready, layout, choice]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !ready || !layout) return undefined;
    let current = true;
    const draw = async (): Promise<void> => {
      drawPicture(element, layout, ready.style);
      const blob = await blobOf(element);
      if (current) setDrawn({ choice, file: new File([blob], ready.fileName, { type: 'image/png' }) });
    };
    draw().catch(() => {
      if (current) setMaterial('failed');
    });
    return () => {
      current = false;
    };
  }, [ready, layout, choice]);
  return {
    canvas,
    status: material === 'failed' ? 'failed' : !ready ? 'loading' : layout ? 'drawn' : 'refused',
    ways,
    file: layout && drawn?.choice === choice ? drawn.file : undefined,
  };
}
