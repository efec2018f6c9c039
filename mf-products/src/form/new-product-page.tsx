export function NewProductPage() {
  return <h1>Add Product</h1>;
}
