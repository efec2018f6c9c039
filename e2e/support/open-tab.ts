import { REGISTRY_PATH } from '@stockroom/contract';
import { expect, type Page } from '@playwright/test';

/** Longer than a page waits between two questions for what is live. */
const PAUSE = '00:03';

/** A page that is open while others deploy. Its clock is the test's. */
export class OpenTab {
  readonly #page: Page;
  #loads = 0;

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.#loads += 1;
    });
  }

  static async open(page: Page, path: string): Promise<OpenTab> {
    await page.clock.install();
    const tab = new OpenTab(page);
    await page.goto(path);
    await expect(tab.menu('Dashboard')).toBeVisible();
    return tab;
  }

  menu(name: string) {
    return this.#page.getByRole('navigation').getByRole('link', { name });
  }

  /** Points at the link until the page knows what is live, then follows it. */
  async follow(name: string) {
    await this.#page.clock.runFor(PAUSE);
    const answer = this.#page.waitForResponse(`**${REGISTRY_PATH}`);
    await this.#page.mouse.move(700, 2);
    await this.menu(name).hover();
    await (await answer).finished();
    await this.menu(name).click();
  }

  /** How many pages were loaded, of which every other navigation within the product is none. */
  get loads() {
    return this.#loads;
  }
}
