/** A translation file: its messages where the build includes them, else the URL to fetch them from. */
declare module '*.po' {
  const catalogue: string | import('./translate').Messages;
  export default catalogue;
}
