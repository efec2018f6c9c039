import type { Page } from '@playwright/test';
import { unique, type ApiClient } from './api-client';
import { ProductForm } from './product-form';

/** A new product, all of it typed and nothing sent. */
export async function fillNewProduct(page: Page, api: ApiClient) {
  const { companyName } = await api.createSupplier();
  const name = unique('Typed');
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ name, sku: name, purchasePrice: '1', sellingPrice: '2' });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(companyName);
  return { form, name };
}
