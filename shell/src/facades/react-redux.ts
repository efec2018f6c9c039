/** What the shell provides as react-redux: the part that this product uses. */
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
