import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Goes on after violations, to report all of a scene at once. @param part of the page to check */
export async function expectNoViolations(page: Page, where: string, part = 'html') {
  // Evaluated, because the security policy rightly refuses an added script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (selector): Promise<AxeResults> =>
      Reflect.get(globalThis, 'axe').run(selector === 'html' ? document : selector, {
        resultTypes: ['violations'],
      }),
    part,
  );
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  );
  expect.soft(found, `axe violations on ${where}`).toEqual([]);
}

/** Expects a page without horizontal scrolling, and dialogs that fit on the screen. */
export async function expectToFit(page: Page, where: string) {
  expect.soft(await page.evaluate(stickingOut), `elements that stick out on ${where}`).toEqual([]);
}

/**
 * Runs in the page. Ignores what a box scrolls or cuts off on purpose, except controls that are cut off (unless they
 * are for screen readers only).
 */
function stickingOut(): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const isHeld = (element: Element, box = element.parentElement): boolean => {
    if (box === null || box === document.documentElement) return false;
    const { overflowX } = getComputedStyle(box);
    const isCut = overflowX === 'hidden' || overflowX === 'clip';
    const isLost = isCut && box.clientWidth > 1 && element.matches('a, button, input, select');
    return (overflowX !== 'visible' && !isLost) || isHeld(element, box.parentElement);
  };
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const isOver = element.matches('[role=dialog], [role=alertdialog]');
    const isTooWide = width > 1 && (left < -1 || right > clientWidth + 1);
    return (isTooWide && !isHeld(element)) || (isOver && (top < 0 || bottom > clientHeight));
  });
  return found.map((element) => element.outerHTML.slice(0, 200));
}
