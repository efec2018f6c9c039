import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

interface SavedFile {
  content: Blob;
  name: string;
}

/** Collects the files that reach the downloads of the browser, until `jest.restoreAllMocks()`. */
export function collectDownloads(): SavedFile[] {
  const saved: SavedFile[] = [];
  let content = new Blob();
  URL.createObjectURL = (file: Blob) => {
    content = file;
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ content, name: this.download });
  });
  return saved;
}

/** Exports the list of the page as CSV. @returns the name of the file and its lines */
export async function exportList(user: UserEvent): Promise<{ name: string; lines: string[] }> {
  const saved = collectDownloads();
  await user.click(await screen.findByRole('button', { name: 'Export Report' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  jest.restoreAllMocks();
  const [{ content, name } = { content: new Blob(), name: '' }] = saved;
  return { name, lines: (await content.text()).trim().split('\r\n') };
}
