import {
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  type AdjustmentReason,
  type Order,
  type OrderInput,
  type OrderStatus,
} from '@stockroom/contract';
import { changeOrderStatus, createOrder, deleteOrder, updateOrder } from '../orders/order-service';
import { checkImage, insertImage } from '../images/image-routes';
import { createProduct } from '../products/product-service';
import { postAdjustment, postReceipt } from '../stock-movements/stock-movement-service';
import { createSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { samplePicture } from './sample-pictures';
import { SAMPLE_SUPPLIERS, type SampleProduct } from './sample-catalogue';

/** A product and how much of it, in thousandths of its unit. */
interface Amount {
  sku: string;
  thousandths: number;
}

export interface PlannedItem extends Amount {
  /** In cents. */
  price: number;
}

export interface PlannedOrder {
  /** The place of the supplier, or the name of the customer. */
  party: number | string;
  notes: string;
  items: PlannedItem[];
  /** The order as it is by now. */
  stored?: Order;
}

export interface ShopEvent {
  /** In days before the demo begins; a fraction is the time of day. */
  daysAgo: number;
  happen(work: Work): Promise<unknown>;
}

/** Documents and changes, as people at the counter would make them. */
export class ShopPlan {
  private readonly events: ShopEvent[] = [];
  private readonly supplierIds: string[] = [];
  private readonly productIds = new Map<string, string>();

  get inOrder(): ShopEvent[] {
    return [...this.events].sort((one, other) => other.daysAgo - one.daysAgo);
  }

  addSuppliers(daysAgo: number): void {
    this.at(daysAgo, async (work) => {
      for (const supplier of SAMPLE_SUPPLIERS)
        this.supplierIds.push((await createSupplier(work, supplier))._id);
    });
  }

  addProduct(daysAgo: number, { input, supplierIndex }: SampleProduct): void {
    this.at(daysAgo, async (work) => {
      const supplierId = this.supplierIds[supplierIndex] ?? '';
      const picture = samplePicture(input.sku);
      const imageUrl = picture ? await insertImage(work, await checkImage(picture)) : '';
      const { _id } = await createProduct(work, { ...input, supplierId, imageUrl });
      this.productIds.set(input.sku, _id);
    });
  }

  /** @param order that the goods come for */
  receive(
    daysAgo: number,
    item: PlannedItem,
    supplierReference: string,
    notes: string,
    order?: PlannedOrder,
  ): void {
    this.at(daysAgo, (work) => {
      const { unitPrice: purchasePrice, ...receipt } = this.itemOf(item);
      const orderId = order?.stored?._id ?? '';
      return postReceipt(work, { ...receipt, purchasePrice, supplierReference, notes, orderId });
    });
  }

  adjust(daysAgo: number, amount: Amount, reason: AdjustmentReason, notes: string): void {
    this.at(daysAgo, (work) => {
      const { productId, quantity: adjustmentAmount } = this.itemOf({ ...amount, price: 0 });
      return postAdjustment(work, { productId, reason, notes, adjustmentAmount });
    });
  }

  order(daysAgo: number, order: PlannedOrder): void {
    this.at(daysAgo, async (work) => {
      order.stored = (await createOrder(work, this.inputOf(order))).order;
    });
  }

  setStatus(daysAgo: number, order: PlannedOrder, status: OrderStatus, force?: boolean): void {
    this.change(daysAgo, order, (work, { _id }) => changeOrderStatus(work, _id, { status, force }));
  }

  edit(daysAgo: number, order: PlannedOrder, changes: Partial<PlannedOrder>): void {
    this.change(daysAgo, order, (work, { _id, version }) =>
      updateOrder(work, _id, { ...this.inputOf({ ...order, ...changes }), version }),
    );
  }

  delete(daysAgo: number, order: PlannedOrder): void {
    this.change(daysAgo, order, (work, { _id }) => deleteOrder(work, _id));
  }

  private at(daysAgo: number, happen: ShopEvent['happen']): void {
    this.events.push({ daysAgo, happen });
  }

  private change(
    daysAgo: number,
    order: PlannedOrder,
    run: (work: Work, stored: Order) => Promise<{ order: Order }>,
  ): void {
    this.at(daysAgo, async (work) => {
      if (!order.stored) throw new Error('The plan changes an order before it exists');
      order.stored = (await run(work, order.stored)).order;
    });
  }

  private inputOf({ party, notes, items }: PlannedOrder): OrderInput {
    const isSale = typeof party === 'string';
    return {
      type: isSale ? 'outgoing' : 'incoming',
      customerName: isSale ? party : '',
      supplierId: isSale ? '' : (this.supplierIds[party] ?? ''),
      notes,
      items: items.map((item) => this.itemOf(item)),
    };
  }

  private itemOf({ sku, thousandths, price }: PlannedItem) {
    return {
      productId: this.productIds.get(sku) ?? '',
      quantity: Number(fromScaled(BigInt(thousandths), QUANTITY_SCALE)),
      unitPrice: Number(fromScaled(BigInt(price), MONEY_SCALE)),
    };
  }
}
