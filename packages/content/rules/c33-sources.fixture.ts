import { TEXT_SOURCES_YAML, type FaultyContent } from '../test/fixture.ts';

const sourcesChanged = (from: string, to: string): FaultyContent['files'] => ({ 'sources.yaml': TEXT_SOURCES_YAML.replace(from, to) });

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a layer without a source', files: sourcesChanged('narrations, ', ''), says: '"narrations" has no source' },
  { wrong: 'a layer with two sources', files: sourcesChanged('layers: [quran]', 'layers: [quran, notes]'), says: '"notes" has 2 sources' },
  { wrong: 'another version than the one installed', files: sourcesChanged('3.1.2', '3.1.1'), says: 'is installed in version 3.1.2' },
  {
    wrong: 'another package than the one read',
    files: sourcesChanged('package: quran-json', 'package: quran'),
    says: 'no text is read from "quran"',
  },
  {
    wrong: 'verses without the package that they are read from',
    files: sourcesChanged('package: quran-json, ', ''),
    says: 'no grant is recorded',
  },
];
