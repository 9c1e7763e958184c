/** XHTML documents of the book. React renders the bodies, as its markup is well-formed XML too. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeXml } from '../core/escape-xml.ts';
import { DIRECTION, LANGUAGE } from '../core/messages/locale.ts';
import type { FrontBodyOrBackMatter } from './chapter.ts';

export interface XhtmlDocument {
  title: string;
  matter: FrontBodyOrBackMatter;
  body: ReactElement;
}

/** A whole XHTML file. React writes only the body, since with a whole document it adds a doctype of its own. */
export const xhtmlOf = ({ title, matter, body }: XhtmlDocument): string => `<?xml version="1.0" encoding="UTF-8"?>
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
