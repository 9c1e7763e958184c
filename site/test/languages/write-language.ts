/** Writes pseudo-languages into the `content/languages/` of a copy of the project, and names them in its configuration. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { ACCENTED_VOWELS, pseudoMessage, pseudoText } from './pseudo-text.ts';

export interface PseudoLanguage {
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** Files of a language that hold no words for readers. */
const FILES_WITHOUT_WORDS = new Set(['language.yaml', 'glossary.yaml', 'exceptions.yaml', 'search.yaml', 'check.yaml']);
/** Keys whose values no reader sees. */
const UNSHOWN_KEYS = new Set(['id', 'screen']);

function toPseudoYaml(path: string, text: string): string {
  const document = parseDocument(text);
  const change = path.includes('/interface/') ? pseudoMessage : pseudoText;
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && UNSHOWN_KEYS.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (at, node) => {
      if (at !== 'key' && typeof node.value === 'string') node.value = change(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Writes all texts of the first language as pseudo-text. */
function writePseudoTexts(languages: string, folder: string): void {
  cpSync(join(languages, FIRST_LANGUAGE), folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.yaml') || FILES_WITHOUT_WORDS.has(path)) continue;
    const file = join(folder, path);
    writeFileSync(file, toPseudoYaml(`/${path}`, readFileSync(file, 'utf8')));
  }
}

function writeSettings(folder: string, { tag, direction }: PseudoLanguage): void {
  const settings = join(folder, 'language.yaml');
  const document = parseDocument(readFileSync(settings, 'utf8'));
  document.set('name', pseudoText(`${tag} pseudo`));
  document.set('direction', direction);
  document.set('letters', `${String(document.get('letters'))}${ACCENTED_VOWELS}`);
  writeFileSync(settings, document.toString({ lineWidth: 0 }));
}

function declareLanguages(root: string, tags: readonly string[]): void {
  const configuration = join(root, 'site.config.ts');
  const source = readFileSync(configuration, 'utf8');
  const declared = source.replace(
    /(COMPLETE_LANGUAGES: readonly \[string, \.\.\.string\[\]\] = \[[^\]]*)\]/,
    `$1, ${tags.map((tag) => `'${tag}'`).join(', ')}]`,
  );
  if (declared === source) throw new Error('site.config.ts declares its languages in another way');
  writeFileSync(configuration, declared);
}

/** Writes pseudo-languages, which share their texts. @param root absolute path of the copy */
export function writePseudoLanguages(root: string, pseudoLanguages: readonly PseudoLanguage[]): void {
  const languages = join(root, 'content/languages');
  const [first, ...others] = pseudoLanguages.map(({ tag }) => join(languages, tag));
  if (!first) return;
  writePseudoTexts(languages, first);
  for (const folder of others) cpSync(first, folder, { recursive: true });
  for (const language of pseudoLanguages) writeSettings(join(languages, language.tag), language);
  declareLanguages(
    root,
    pseudoLanguages.map(({ tag }) => tag),
  );
}
