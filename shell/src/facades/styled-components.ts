/** What the shell provides as styled-components: the part that this product uses. */
export { createGlobalStyle, css, default, keyframes } from 'styled-components';
