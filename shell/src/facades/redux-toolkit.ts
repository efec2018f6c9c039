/**
 * What the shell provides as @reduxjs/toolkit: what this product uses and what RTK Query uses of it, so that the
 * rest is left out of the main file. facades.test.ts looks at every import.
 */
export {
  combineReducers,
  configureStore,
  createAction,
  createAsyncThunk,
  createNextState,
  createReducer,
  createSelector,
  createSlice,
  current,
  formatProdErrorMessage,
  freeze,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isDraft,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  original,
  prepareAutoBatched,
  SHOULD_AUTOBATCH,
  unwrapResult,
  weakMapMemoize,
} from 'redux-toolkit-unshared';
