/** Documents of the book. React writes their bodies: what it escapes and closes is well-formed XML too. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DIRECTION, LANGUAGE } from '../core/messages/locale.ts';
import type { Matter } from './chapter.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, between tags or in a quoted attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export interface Document {
  title: string;
  matter: Matter;
  body: ReactElement;
}

/** A whole file. The head is written here, since React would put a doctype of its own before a document. */
export const xhtmlOf = ({ title, matter, body }: Document): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${LANGUAGE}" xml:lang="${LANGUAGE}"${DIRECTION === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body epub:type="${matter}">
${renderToStaticMarkup(body)}
</body>
</html>
`;
