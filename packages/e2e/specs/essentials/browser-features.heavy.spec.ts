import { FEATURES, spoilFeatures } from '../../support/browser-features.ts';
import { comment, logInOrReadWhy, saveAgent, searchAndRead } from '../../support/essential-journeys.ts';
import { test } from '../../support/test.ts';

// One worker would take longer for these than the others for all else.
test.describe.configure({ mode: 'parallel' });

for (const [feature, faults] of Object.entries(FEATURES))
  for (const fault of faults)
    test(`a visitor searches, reads and comments, and an agent logs in: ${feature}, ${fault}`, async ({
      context,
      page,
    }) => {
      await spoilFeatures(context, fault, [feature]);
      await searchAndRead(page);
      await saveAgent(page);
      await comment(page);
      await logInOrReadWhy(page, feature !== 'Document.prototype.cookie');
    });
