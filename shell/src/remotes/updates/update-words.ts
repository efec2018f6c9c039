import type { Change } from './live-registry';
import type { Words } from './taken-up';

const IN_WORDS = new Intl.ListFormat('en', { type: 'conjunction' });

/** "The Orders and Products areas were updated. The Returns area is new". What was disabled speaks for itself. */
export function updateWords(changes: readonly Change[]): Words | null {
  const here = changes.filter(({ version }) => version !== 'none');
  const updated = titlesOf(here.filter(({ isNew }) => !isNew));
  const added = titlesOf(here.filter(({ isNew }) => isNew));
  const sentences = [
    ...(updated.length > 0 ? [`${say(updated)} updated`] : []),
    ...(added.length > 0 ? [`${say(added, ['is', 'are'])} new`] : []),
  ];
  return sentences.length === 0
    ? null
    : { title: 'New version', description: sentences.join('. ') };
}

function say(titles: string[], [one, many] = ['was', 'were']): string {
  return `The ${IN_WORDS.format(titles)} ${titles.length === 1 ? `area ${one}` : `areas ${many}`}`;
}

function titlesOf(changes: readonly Change[]): string[] {
  return changes.map(({ title }) => title);
}
