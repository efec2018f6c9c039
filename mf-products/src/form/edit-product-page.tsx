export function EditProductPage() {
  return <h1>Edit Product</h1>;
}
