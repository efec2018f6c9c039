/** What the shell provides as @reduxjs/toolkit/query/react: the part that this product uses. */
export { createApi, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
