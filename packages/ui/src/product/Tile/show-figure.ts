import { figureText } from '@naija/contracts/domain/figure-messages';
import { translateText } from '@naija/runtime';

/** A figure of a profile, as {@link figureText}, in the language of the page. */
export function showFigure(...figure: Parameters<typeof figureText>): string {
  return translateText(figureText(...figure));
}
