/**
 * Computes the stock of a product and its value independently: receipts at their price, issues at the average cost.
 */
export class Ledger {
  readonly in = { quantity: 0, value: 0 };
  readonly out = { quantity: 0, value: 0 };
  #averageCost = 0;

  receive(quantity: number, price: number) {
    const { value } = this;
    this.#averageCost =
      (this.quantity * this.#averageCost + quantity * price) / (this.quantity + quantity);
    this.in.quantity += quantity;
    this.in.value = inCents(this.in.value + this.value - value);
  }

  issue(quantity: number) {
    const { value } = this;
    this.out.quantity += quantity;
    this.out.value = inCents(this.out.value + value - this.value);
  }

  get quantity(): number {
    return this.in.quantity - this.out.quantity;
  }

  get averageCost(): number {
    return this.#averageCost;
  }

  get value(): number {
    return inCents(this.quantity * this.#averageCost);
  }
}

export function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
