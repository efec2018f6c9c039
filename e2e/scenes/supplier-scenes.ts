import { expect } from '@playwright/test';
import { unique } from '../support/api-client';
import { askToDelete, listScenes, LONG, pageScene, type Scene, show } from './scene';

export const SUPPLIER_SCENES: Scene[] = [
  ...listScenes({
    name: 'suppliers',
    path: '/suppliers',
    api: '**/api/suppliers?*',
  }),
  {
    name: 'suppliers-long',
    open: async ({ page, api }) => {
      const companyName = unique(LONG.company);
      await api.createSupplier({
        companyName,
        contactPerson: LONG.person,
        email:
          'a.konstantinopolskaya.preobrazhenskaya@torgovo-promyshlennaya-kompaniya.example.com',
        address:
          '443001, Самарская область, г. Самара, ул. Красноармейская, д. 1, корп. 2, офис 345',
        paymentTerms: 'Net 30',
        notes: LONG.product,
      });
      await show(page, `/suppliers?search=${encodeURIComponent(companyName.slice(-20))}`);
    },
  },
  {
    name: 'supplier-delete-question',
    part: '[role=alertdialog]',
    skipsAxe: true,
    keepsWords: true,
    open: async ({ page, t }) => {
      await show(page, '/suppliers');
      await askToDelete({ page, t });
    },
  },
  pageScene('supplier-unknown', '/suppliers/edit/no-such-supplier', {
    skipsAxe: true,
    allowedErrors: [/404/],
  }),
  pageScene('supplier-new', '/suppliers/new'),
  {
    name: 'supplier-new-with-errors',
    open: async ({ page }) => {
      await show(page, '/suppliers/new');
      await page.getByRole('main').getByRole('button', { name: 'Create Supplier' }).click();
      await expect(page.getByText('Company name is required')).toBeVisible();
    },
  },
  {
    name: 'supplier-edit',
    open: async ({ page, api }) => {
      const { _id } = await api.createSupplier();
      await show(page, `/suppliers/edit/${_id}`);
    },
  },
];
