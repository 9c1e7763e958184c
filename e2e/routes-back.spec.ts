/** Every route once more: whoever comes back from it finds the menu, or home, as it was left. */
import { ROUTES } from './routes/expected.ts';
import { expect, test } from './routes/visitor.ts';
import { walkBack } from './routes/walk-back.ts';

test.use({ trace: 'off' });

/** A booklet is opened with what it holds, from there (`booklet.spec.ts`); nothing leads to its bare address. */
const UNLINKED = '/booklet';

const parents = [...new Set(ROUTES.map(({ back }) => back))].filter((back) => back !== undefined);

test('every route but home has a parent', () => {
  const below = parents.flatMap((parent) => ROUTES.filter(({ back }) => back === parent));
  expect(below.length).toBe(ROUTES.length - 1);
});

for (const parent of parents) {
  test(`back to ${parent} from every page below it`, async ({ visitor }) => {
    test.setTimeout(120_000);
    visitor.takeTroubles();
    await visitor.open(parent);
    const paths = ROUTES.filter(({ back, path }) => back === parent && path !== UNLINKED).map(({ path }) => path);
    expect(await walkBack(visitor.page, paths)).toEqual([]);
    expect(visitor.takeTroubles()).toEqual([]);
  });
}
