interface TeamStorybook {
  title: string;
  url: string;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Storybooks of teams with repositories of their own, to be shown beside this one, by name.
 * @throws Error that names an entry without title or address
 */
export function teamStorybooks(listed: object): Record<string, TeamStorybook> {
  return Object.fromEntries(
    Object.entries(listed).map(([name, value]) => {
      const { title, url } = (value ?? {}) as Partial<Record<keyof TeamStorybook, unknown>>;
      if (NAME.test(name) && typeof title === 'string' && typeof url === 'string' && isAddress(url))
        return [name, { title, url }];
      throw new Error(
        `${name} in storybook/teams.json needs a "title" and a "url" such as https://stories.example`,
      );
    }),
  );
}

function isAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
