import { expect } from '../support/fixtures';
import { emptyShopTest as test } from '../support/own-product';

test('an area shows its panel while the product restarts, and Retry heals it', async ({
  page,
  product,
  launch,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await product.stop();

  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Products could not be loaded');
  await expect(panel).toContainText(
    'The server cannot be reached. Check the connection and try again.',
  );
  await expect.poll(() => logged.join('\n')).toMatch(/mf-products: .* [0-9a-f]{12}/);
  const retry = panel.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(panel).toContainText('Products could not be loaded');

  await launch(Number(new URL(product.url).port));
  await retry.click();
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(panel).toBeHidden();
});
