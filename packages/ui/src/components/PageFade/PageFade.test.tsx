import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageFade } from './PageFade.tsx';

const animate = vi.fn<(frames: unknown, options: unknown) => Pick<Animation, 'onfinish'>>();

// jsdom lacks these browser features.
function visitor(prefersLessMotion: boolean): Pick<Animation, 'onfinish'> {
  const fade: Pick<Animation, 'onfinish'> = { onfinish: null };
  Object.assign(HTMLElement.prototype, { animate: animate.mockReset().mockReturnValue(fade) });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  return fade;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

async function leave() {
  const { rerender } = render(
    <PageFade>
      <p id="words">Welcome</p>
    </PageFade>,
  );
  rerender(<h1>Next page</h1>);
  await Promise.resolve();
}

test('a page that is left fades out over half a second, and the next one is there at once', async () => {
  const fade = visitor(false);
  await leave();
  expect(screen.getByRole('heading', { name: 'Next page' })).toBeVisible();
  expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, expect.objectContaining({ duration: 500 }));
  fade.onfinish?.call({} as Animation, {} as AnimationPlaybackEvent);
  expect(screen.queryByText('Welcome')).toBeNull();
});

test('nothing can be reached in a page that fades out', async () => {
  visitor(false);
  await leave();
  expect(screen.getByText('Welcome').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(document.querySelector('#words')).toBeNull();
});

test('a visitor who asked for less motion is spared it', async () => {
  visitor(true);
  await leave();
  expect(screen.queryByText('Welcome')).toBeNull();
});

test('a page that stays is shown once', async () => {
  visitor(false);
  render(
    <StrictMode>
      <PageFade>Welcome</PageFade>
    </StrictMode>,
  );
  await Promise.resolve();
  expect(screen.getAllByText('Welcome')).toHaveLength(1);
  expect(animate).not.toHaveBeenCalled();
});
