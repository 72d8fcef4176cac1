import { SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import { inlineStyles } from '@naija/contracts/remote/rendered-markup';
import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH, type RegistryRoute } from '@naija/contracts/remote/registry';
import { escapeJson, escapeMarkup } from '../../../platform/http/escaping.ts';
import { hashSource, type InlineSources } from '../../../platform/plugins/content-security-policy.ts';
import { loadedElements } from '../pages/own-head.ts';
import { noCodeNotice, NO_CODE_STYLE } from './no-code-notice.ts';
import type { PageTemplate } from './page-template.ts';
import type { RenderedContent } from '../../rendering/index.ts';

export interface PageParts {
  template: PageTemplate;
  language: Language;
  bootScript: string;
  /** Title and metadata, in English. */
  head: string;
  releaseId: string;
  registryAddress: string;
  route: RegistryRoute;
  content: RenderedContent;
}

export interface ComposedPage {
  html: string;
  inline: InlineSources;
}

/** Rendered text and attributes contain no `<` */
const ELEMENT = /<[a-z]/i;
const TITLE = /<title>[^<]*<\/title>/;

export function composePage({
  template,
  language,
  bootScript,
  head,
  releaseId,
  registryAddress,
  route,
  content,
}: PageParts): ComposedPage {
  const { start, body, end, main, preloads } = template;
  const release = `<meta name="${RENDERED_PAGE.releaseMeta}" content="${escapeMarkup(releaseId)}" />`;
  const styles = content.styles.map(({ attributes, text }) => `<style${attributes}>${text}</style>`);
  const boot: BootData = {
    main,
    files: [
      ...[main, ...preloads].map((file) => [file, ''] as const),
      ...route.js.map(({ url, integrity }) => [url, integrity] as const),
    ],
    elements: content.html.split(ELEMENT).length - 1,
    ...(registryAddress !== REGISTRY_PATH && { registry: registryAddress }),
  };
  const html = [
    inLanguage(start, language),
    language === SOURCE_LANGUAGE ? head : withTitle(head, content.title),
    template.head,
    release,
    ...styles,
    `<style>${NO_CODE_STYLE}</style>`,
    loadedElements(content.head),
    body,
    content.html,
    end.replace('</div>', () =>
      [
        '</div>',
        noCodeNotice(language),
        dataElement(RENDERED_PAGE.stateId, content.state),
        dataElement(RENDERED_PAGE.bootId, JSON.stringify(boot)),
        `<script>${bootScript}</script>`,
      ].join(''),
    ),
  ].join('');
  const { elements, attributes } = inlineStyles(content.html);
  return {
    html,
    inline: {
      styles: [
        ...[...content.styles.map(({ text }) => text), NO_CODE_STYLE, ...elements, ...attributes].map(
          hashSource,
        ),
        // Hashes allow attributes only together with this keyword.
        ...(attributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ],
      scripts: [hashSource(bootScript)],
    },
  };
}

/** The built page is in English. */
function inLanguage(start: string, language: Language): string {
  return language === SOURCE_LANGUAGE
    ? start
    : start.replace(/<html lang="[^"]*"/, `<html lang="${language}"`);
}

/** The rest of the head is for link previews, which have no visitor's language. */
function withTitle(head: string, title: string): string {
  return title === '' ? head : head.replace(TITLE, () => `<title>${title}</title>`);
}

/** Browsers do not run a data element, so the policy need not allow it. */
function dataElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;
}
