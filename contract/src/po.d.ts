/** A translation file: its messages where the build includes them, else the URL to fetch them from. */
declare module '*.po' {
  const catalogue: string | Readonly<Record<string, string | readonly string[]>>;
  export default catalogue;
}
