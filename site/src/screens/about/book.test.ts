import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookDownload } from './book.tsx';

test('the book is fetched from its file and kept by its name', () => {
  const book = { file: 'misbaha.epub', name: 'misbaha-fr.epub', type: 'application/epub+zip', size: '0.7 MB' };
  expect(renderToStaticMarkup(createElement(BookDownload, { book }))).toContain(
    '<a href="/misbaha.epub" type="application/epub+zip" download="misbaha-fr.epub">',
  );
});
