import { useEffect } from 'react';
import styled from 'styled-components';
import {
  LANGUAGES,
  OFFERED_LANGUAGES,
  SOURCE_LANGUAGE,
  type Language,
} from '@naija/contracts/domain/languages';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { pageLanguage, postToWorker, words } from '@naija/runtime';
import { Button, hiddenWithoutScript, showToast, tokens } from '@naija/ui';
import { setRenderingCookie, storedLanguage } from '../browser/rendering-cookie.ts';
const texts = words('shell.language', {
  label: 'Language',
  refused:
    'This browser refuses cookies, which keep your language. Allow them for this site, then choose again.',
});

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  justify-content: center;
  padding: ${tokens.space.sm} ${tokens.space.md};
  ${hiddenWithoutScript}

  > [aria-current] {
    background: ${tokens.color.brandSoft};
  }
`;

interface LanguageChoiceProps {
  readonly languages?: readonly Language[];
}

/** Reloads the page in another language, because translations are looked up once while the page is rendered. */
export function LanguageChoice({ languages = OFFERED_LANGUAGES }: LanguageChoiceProps) {
  const current = pageLanguage();
  useEffect(() => {
    // A page from the back/forward cache may be in a language that was changed since.
    const reloadIfChanged = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedLanguage(SOURCE_LANGUAGE) !== current) location.reload();
    };
    addEventListener('pageshow', reloadIfChanged);
    return () => {
      removeEventListener('pageshow', reloadIfChanged);
    };
  }, [current]);
  if (languages.length < 2) return null;
  return (
    <Row aria-label={texts.label}>
      {languages.map((language) => (
        <Button
          key={language}
          $variant="quiet"
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => {
            choose(language);
          }}
        >
          {LANGUAGES[language].name}
        </Button>
      ))}
    </Row>
  );
}

function choose(language: Language): void {
  const value = language === SOURCE_LANGUAGE ? '' : language;
  if (!setRenderingCookie(RENDERING_COOKIES.language, value)) {
    showToast(texts.refused, { kind: 'warning' });
    return;
  }
  postToWorker({ type: 'LANGUAGE', language });
  location.reload();
}
