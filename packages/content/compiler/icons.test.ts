import { describe, expect, it, test } from 'vitest';
import { iconPathData, isIcon, suggestIcons } from './icons.ts';

describe('an icon as a path', () => {
  it('starts each of its parts at an absolute place', () => {
    // In lucide: a circle of radius 4 in the middle and eight rays, some of which start with a relative move.
    expect(iconPathData('sun')).toBe(
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
    );
  });

  it('rounds the corners of a rectangle', () => {
    expect(iconPathData('square')).toBe('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z');
  });

  it('may be one of our own', () => expect(iconPathData('kaaba')).toMatch(/^M12 2\.5/));
});

test('a name that is misspelt or too short finds the icons that were perhaps meant', () => {
  expect(isIcon('moon')).toBe(true);
  expect(isIcon('moonn')).toBe(false);
  expect(suggestIcons('moonn')).toContain('moon');
  expect(suggestIcons('mosque-doom')).toContain('mosque-dome');
  expect(suggestIcons('graduation')).toContain('graduation-cap');
});
