import { addProduct, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, retype, rowCount, rowOf, save } from '../testing/form-page';
import { openSale } from '../testing/form-shop';

describe('when somebody else has saved first', () => {
  async function openConflict() {
    const shop = await openSale();
    const { kettle, salt, id } = shop;
    await shop.changeElsewhere(id, {
      notes: 'From the first',
      items: [
        { productId: kettle._id, quantity: 5, unitPrice: 150 },
        { productId: salt._id, quantity: 1.5, unitPrice: 10 },
      ],
    });
    await retype(shop.user, field('Quantity', 1), '2');
    await save(shop.user);
    const notice = await screen.findByRole('alert');
    expect(takeLogged()).toHaveLength(1);
    return { ...shop, notice };
  }

  test('lists their changes item by item, and keeps what was typed', async () => {
    const { now } = await openConflict();
    expect(field('Quantity', 1)).toHaveValue('2');
    expect((await now()).notes).toBe('From the first');
    const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changed).toHaveTextContent('Notesempty → From the first');
    expect(changed).toHaveTextContent('Kettle (KETTLE)3 × 150,00 ₽ → 5 × 150,00 ₽');
    expect(changed).not.toHaveTextContent('Salt');
  });

  test('loads the newer order, and saves it', async () => {
    const { user, notice, now } = await openConflict();
    await user.click(within(notice).getByRole('button', { name: 'Load the newer record' }));
    await waitFor(() => expect(field('Quantity', 1)).toHaveValue('5'));
    expect(field('Notes')).toHaveValue('From the first');
    expect(screen.queryByText('Changed meanwhile')).not.toBeInTheDocument();
    await retype(user, field('Quantity', 1), '6');
    await save(user);
    await findToast('Order updated successfully');
    expect(await now()).toMatchObject({ notes: 'From the first', items: [{ quantity: 6 }, {}] });
  });

  test('keeps the marks in a second conflict, and lists a change of a row that was removed here', async () => {
    const { user, notice, salt, kettle, id, changeElsewhere } = await openConflict();
    const keep = within(notice).getByRole('button', { name: 'Keep what I typed' });
    await user.click(within(rowOf(2)).getByRole('button', { name: 'Remove' }));
    await changeElsewhere(id, {
      items: [
        { productId: kettle._id, quantity: 5, unitPrice: 150 },
        { productId: salt._id, quantity: 50, unitPrice: 10 },
      ],
    });
    await user.click(keep);
    await screen.findByText('Salt (SALT)');
    expect(takeLogged()).toHaveLength(1);
    expect(rowCount()).toBe(1);
    expect(field('Quantity', 1)).toHaveValue('2');
    expect(field('Product', 1)).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
    expect(field('Notes')).toHaveAccessibleDescription('Changed meanwhile');
    const changed = screen.getByRole('heading', { name: 'Changed meanwhile' }).closest('section')!;
    expect(changed).toHaveTextContent('Notesempty → From the first');
    expect(changed).toHaveTextContent('Kettle (KETTLE)3 × 150,00 ₽ → 5 × 150,00 ₽');
    expect(changed).toHaveTextContent('Salt (SALT)1,5 × 10,00 ₽ → 50 × 10,00 ₽');
  });

  test('merges their rows with those that were typed into', async () => {
    const { user, request, salt, id, now, changeElsewhere } = await openSale();
    const lamp = await addProduct(request, { name: 'Lamp', sku: 'LAMP' });
    await changeElsewhere(id, {
      items: [
        { productId: salt._id, quantity: 2, unitPrice: 12 },
        { productId: lamp._id, quantity: 4, unitPrice: 99 },
      ],
    });
    await retype(user, field('Quantity', 1), '2');
    await retype(user, field('Quantity', 2), '2,5');
    await save(user);
    const keep = await screen.findByRole('button', { name: 'Keep what I typed' });
    takeLogged();
    expect(rowCount()).toBe(3);
    expect(field('Product', 1)).toHaveValue('Salt');
    expect(field('Quantity', 1)).toHaveValue('2,5');
    expect(field('Product', 1)).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
    expect(field('Product', 2)).toHaveValue('Lamp');
    expect(field('Product', 2)).toHaveAccessibleDescription('Changed meanwhile');
    expect(field('Product', 3)).toHaveValue('Kettle');
    expect(field('Product', 3)).toHaveAccessibleDescription('Changed meanwhile; yours is kept');
    await waitFor(() => expect(rowOf(2)).toHaveTextContent('None available'));
    expect(rowOf(3)).toHaveTextContent('pieces available');

    await user.click(within(rowOf(3)).getByRole('button', { name: 'Remove' }));
    expect(field('Product', 2)).toHaveAccessibleDescription('Changed meanwhile');
    await user.click(keep);
    await findToast('Order updated successfully');
    expect((await now()).items).toMatchObject([
      { productId: salt._id, quantity: 2.5, unitPrice: 10 },
      { productId: lamp._id, quantity: 4, unitPrice: 99 },
    ]);
  });
});
