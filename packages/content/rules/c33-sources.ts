import { QURAN_PACKAGE } from '../compiler/quran.ts';
import { SOURCED_LAYERS } from './control-files.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

const SOURCES_FILE = 'content/sources.yaml';

export const textLayerSourcesRule: Rule = {
  code: 'c33',
  name: 'sources',
  reason: 'Every layer of text has one source with a recorded grant, so that nothing is printed without leave.',
  hint: 'State in content/sources.yaml what is taken, from where, in which version, and by whose leave.',
  *check(_, { sources, sourcesFile }): Iterable<Finding> {
    for (const layer of SOURCED_LAYERS) {
      const found = sources.filter(({ layers }) => layers.includes(layer)).length;
      if (found !== 1) yield { file: SOURCES_FILE, message: `"${layer}" has ${found === 0 ? 'no source' : `${found} sources`}` };
    }
    for (const [index, source] of sources.entries()) {
      if (!sourcesFile || source.package === undefined) continue;
      const fail = (message: string): Finding => findingAt(sourcesFile, [index], message);
      if (source.package !== QURAN_PACKAGE.name)
        yield fail(`no text is read from "${source.package}"; verses are read from ${QURAN_PACKAGE.name}`);
      else if (source.version !== QURAN_PACKAGE.version)
        yield fail(`${source.package} is installed in version ${QURAN_PACKAGE.version}, not ${source.version}`);
    }
    if (!sources.some((source) => source.package === QURAN_PACKAGE.name))
      yield { file: SOURCES_FILE, message: `no grant is recorded for ${QURAN_PACKAGE.name}` };
  },
};
