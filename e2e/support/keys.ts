import { expect, type Locator, type Page } from '@playwright/test';
import { rowsOf } from './list';
import { keepToast } from './toast';

/** A user without a mouse. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Types at the focus. The pause after the last key tells a hand from a scanner. */
  async type(text: string) {
    const { keyboard } = this.#page;
    await keyboard.type(text.slice(0, -1));
    await keyboard.type(text.slice(-1), { delay: 110 });
  }

  /** Presses Tab, or Shift+Tab, until the target has a visible focus. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      await this.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await target.evaluate(looksFocused), `${target} shows its focus`).toBe(true);
  }

  /** Goes to a field and replaces its text. */
  async fill(field: Locator, text: string) {
    await this.goTo(field);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Goes to a button or a link and presses Enter. */
  async use(target: Locator, key?: 'Shift+Tab') {
    await this.goTo(target, key);
    await this.press('Enter');
  }

  /** Types into a combobox and takes the match. */
  async choose(field: Locator, name: string) {
    await this.fill(field, name);
    await expect(this.#page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await this.press('Enter');
    await expect(field).toHaveValue(name);
  }

  /** Searches a list for its only match. @returns the row */
  async find(text: string) {
    const search = this.#page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await this.press('/');
    await expect(search).toBeFocused();
    await this.type(text);
    const row = rowsOf(this.#page);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(text);
    return row;
  }

  /** Deletes the record of a row and undoes that in the toast, which F8 focuses. */
  async deleteAndUndo(row: Locator) {
    await this.use(row.getByRole('button', { name: 'Delete' }));
    const question = this.#page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await this.use(question.getByRole('button', { name: 'Delete' }));
    await expect(this.#page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await keepToast(this.#page);
    await expect(row).toHaveCount(0);
    await this.press('F8');
    await this.use(this.#page.getByRole('button', { name: 'Undo' }));
    await expect(row).toHaveCount(1);
  }

  /** Expects the page that was opened: its title has the focus. */
  async expectPage(title: string) {
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
}

/** Runs in the page. @returns whether the focused element, or the box that it fills, has an outline */
function looksFocused(focused: Element): boolean {
  return [focused, focused.parentElement].some((box) => {
    if (box === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
}
