/** The published records that the tables are made of. */
import type { Category, Collections, ContextPage, FortyHadith, HisnNumber, Names, NeedGroup, TasbihPhrase } from '../model/types.ts';

export interface TableInputs {
  categories: readonly Category[];
  context: readonly ContextPage[];
  names: Names;
  forty: FortyHadith;
  tasbih: readonly TasbihPhrase[];
  needs: readonly NeedGroup[];
  collections: Collections;
  hisn: readonly HisnNumber[];
}
