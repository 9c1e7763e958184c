import { type MouseEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { site, type SiteLanguage } from '../../platform/site.ts';
import { readIn } from './other-language.ts';

interface LanguageLinksProps {
  /** Class of the list, and of each entry. */
  className: string;
  entryClassName: string;
  /** Id of the heading that names the list. */
  labelledBy: string;
}

/** The site's languages, each in its own words; each leads to this page. Nothing where there is one. */
export function LanguageLinks({ className, entryClassName, labelledBy }: LanguageLinksProps): ReactElement | null {
  const { pathname } = useLocation();
  if (site.languages.length < 2) return null;
  const follow = (event: MouseEvent, language: SiteLanguage): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void readIn(language);
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
              // React Router prepares the pages of this language alone.
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
