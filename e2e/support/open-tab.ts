import { REGISTRY_PATH } from '@stockroom/contract';
import { expect, type Page } from '@playwright/test';
import { keepEventsAway } from './calls';

/** Longer than a page waits before it asks again which versions are live. */
const PAUSE = '00:03';

/** A page that stays open while versions change. The test controls its clock, and when it asks for versions. */
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
    await keepEventsAway(page);
    const tab = new OpenTab(page);
    await page.goto(path);
    await expect(tab.menu('Dashboard')).toBeVisible();
    return tab;
  }

  menu(name: string) {
    return this.#page.getByRole('navigation').getByRole('link', { name });
  }

  /** Hovers the link until the page knows which versions are live, then clicks it. */
  async follow(name: string) {
    await this.#page.clock.runFor(PAUSE);
    const answer = this.#page.waitForResponse(`**${REGISTRY_PATH}`);
    await this.#page.mouse.move(700, 2);
    await this.menu(name).hover();
    await (await answer).finished();
    await this.menu(name).click();
  }

  /** The number of page loads; navigation within the product is none. */
  get loads() {
    return this.#loads;
  }
}
