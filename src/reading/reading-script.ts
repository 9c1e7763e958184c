/**
 * The part of the head script that applies the reader's settings before the first paint. It does what `applyToDocument`
 * in `settings.ts` does, and leaves the page as it is where the stored value is missing or rubbish.
 */
import { READING_KEY } from './settings.ts';

export const readingScript =
  `(function(e){try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(READING_KEY)}))}catch(x){}` +
  `if(!s||typeof s!='object')return;` +
  `[['arabic',s.arabicSize],['english',s.englishSize]].forEach(function(p){if(p[1]>=-2&&p[1]<=6)e.style.setProperty('--'+p[0]+'-size',1+p[1]/8)});` +
  `if(/^(precise|plain|words|hidden)$/.test(s.transliteration))e.dataset.transliteration=s.transliteration;` +
  `if(s.translation===false)e.dataset.translation='hidden';if(s.references===false)e.dataset.references='hidden'})(document.documentElement)`;
