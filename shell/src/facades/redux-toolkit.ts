/** What the shell provides as @reduxjs/toolkit: the part that this product uses. facades.test.ts looks at every import. */
export {
  combineReducers,
  configureStore,
  createSelector,
  createSlice,
  isAnyOf,
} from '@reduxjs/toolkit';
