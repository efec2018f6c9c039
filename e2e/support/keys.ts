import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody without a mouse. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** One after another. */
  async press(...keys: string[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Where the focus is; with a moment before the next key, as a hand has it and a scanner has not. */
  async type(text: string) {
    const { keyboard } = this.#page;
    await keyboard.type(text.slice(0, -1));
    await keyboard.type(text.slice(-1), { delay: 60 });
  }

  /** Goes on by Tab, or back, until that has the focus and looks like it. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      await this.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await target.evaluate(looksFocused), `the focus of ${target} is to be seen`).toBe(true);
  }

  /** Goes there and types in place of what is there. */
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

  /** Finds by typing in a combobox, and takes what is found. */
  async choose(field: Locator, name: string) {
    await this.fill(field, name);
    await expect(this.#page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await this.press('Enter');
    await expect(field).toHaveValue(name);
  }

  /** Finds a record by the search of its list, where it is the only one. */
  async find(text: string) {
    await expect(this.#page.getByRole('searchbox')).toBeVisible();
    await this.press('/');
    await this.type(text);
    const body = this.#page.getByRole('table').getByRole('rowgroup').nth(1);
    await expect(body.getByRole('row')).toHaveCount(1);
    return body.getByRole('row');
  }

  /** Deletes the record of a row, and takes that back in the toast, to which F8 leads. */
  async deleteAndUndo(row: Locator) {
    await this.use(row.getByRole('button', { name: 'Delete' }));
    const question = this.#page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await this.use(question.getByRole('button', { name: 'Delete' }));
    await expect(row).toHaveCount(0);
    await this.press('F8');
    await this.use(this.#page.getByRole('button', { name: 'Undo' }));
    await expect(row).toHaveCount(1);
  }

  /** That a page was gone to: its title has the focus. */
  async expectPage(title: string) {
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
}

/** Runs in the page: whether a ring is drawn around what has the focus, or around the box that it fills. */
function looksFocused(focused: Element): boolean {
  return [focused, focused.parentElement].some((box) => {
    if (box === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
}
