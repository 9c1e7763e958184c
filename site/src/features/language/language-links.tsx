import { type MouseEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { site, type SiteLanguage } from '../../platform/site.ts';
import { openInLanguage } from './other-language.ts';

interface LanguageLinksProps {
  /** Class of the list, and of each entry. */
  className: string;
  entryClassName: string;
  /** Id of the heading that names the list. */
  labelledBy: string;
}

/** Links to this page in all languages of the site, each named in its own language. Nothing where there is only one. */
export function LanguageLinks({ className, entryClassName, labelledBy }: LanguageLinksProps): ReactElement | null {
  const { pathname } = useLocation();
  if (site.languages.length < 2) return null;
  const follow = (event: MouseEvent, language: SiteLanguage): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openInLanguage(language);
  };
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {site.languages.map((language) => {
        const isOwn = language.tag === site.language;
        return (
          <li key={language.tag}>
            <a
              className={entryClassName}
              href={language.base + pathname.slice(1)}
              lang={language.tag}
              hrefLang={language.tag}
              aria-current={isOwn ? 'true' : undefined}
              // `nofollow` keeps the link preloader away: it knows only this language's pages.
              rel="nofollow"
              translate="no"
              onClick={(event) => follow(event, language)}
            >
              <bdi dir={language.direction}>{language.name}</bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
