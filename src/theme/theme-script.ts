/**
 * The script that runs in `<head>` before the first paint, so that no theme flashes. It is inlined by the build and
 * allowed by its hash; it stands alone and repeats no list but what is put into it here.
 */
import { THEME_COLORS, THEME_KEY, THEMES } from './theme.ts';

export const themeScript =
  `(function(d,t){try{t=localStorage.getItem(${JSON.stringify(THEME_KEY)})}catch(e){}` +
  `var c=${JSON.stringify(THEME_COLORS)};if(${JSON.stringify(THEMES)}.indexOf(t)<1)return;` +
  `d.documentElement.dataset.theme=t;d.querySelector('meta[name=theme-color]').content=c[t]})(document)`;
