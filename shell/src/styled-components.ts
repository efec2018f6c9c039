/**
 * The shell provides this as styled-components: the part that this product uses, which keeps the main file small. It
 * imports the package by its alias in package.json, because its own name means this file.
 */
export { createGlobalStyle, css, default, keyframes } from 'styled-components-whole';
